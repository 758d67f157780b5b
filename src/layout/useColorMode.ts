import { useSyncExternalStore } from 'react';
import { siteConfig } from '../../site.config';
import { storageKeys } from '../model/storageKeys';
import { writeStored } from '../ui/stored';

export type ColorMode = 'light' | 'dark';

const CHANGED = 'learn-color-mode';
const { defaultMode, respectPrefersColorScheme } = siteConfig.colorMode;

/** The colour mode of the page, and what changes it here, in other tabs and for the next visit. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  // The page's own mark is the truth: the inline script has set it before anything of ours ran.
  const mode = useSyncExternalStore(subscribe, shownMode, () => defaultMode);
  return [mode, choose];
}

function shownMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function show(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  window.dispatchEvent(new Event(CHANGED));
}

/** The mode of a reader who has chosen none. */
function modeWithoutChoice(): ColorMode {
  if (!respectPrefersColorScheme) return defaultMode;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function choose(mode: ColorMode): void {
  writeStored(storageKeys.theme, mode);
  show(mode);
}

function subscribe(onChange: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.theme)
      show(newValue === 'dark' || newValue === 'light' ? newValue : modeWithoutChoice());
  };
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', follow);
  };
}
