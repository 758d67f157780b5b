import { useSyncExternalStore } from 'react';
import { siteFrame } from '../data/siteFrame';
import { followStored, readStored, writeStored } from '../data/storage';
import { storageKeys } from '../model/reader/storageKeys';

type ColorMode = 'light' | 'dark';

const CHANGED = 'learn-color-mode';
const { defaultMode, disableSwitch, respectPrefersColorScheme } = siteFrame.colorMode;
const system = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The page's colour mode, and a setter that applies to this tab, to others and to the next visit. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  // The attribute on the root element is the source of truth: the inline script set it before any other code ran.
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

/** The mode by the rules that `headScript` also follows. */
function dueMode(): ColorMode {
  // Without the switch, readers could not undo a choice stored when there was one.
  const kept = disableSwitch ? null : readStored(storageKeys.theme);
  if (kept === 'dark' || kept === 'light') return kept;
  if (!respectPrefersColorScheme) return defaultMode;
  return system().matches ? 'dark' : 'light';
}

function choose(mode: ColorMode): void {
  writeStored(storageKeys.theme, mode);
  show(mode);
}

function subscribe(onChange: () => void): () => void {
  const followSystem = () => show(dueMode());
  const preference = respectPrefersColorScheme ? system() : null;
  window.addEventListener(CHANGED, onChange);
  // Another tab changed or removed the choice.
  const leaveTabs = followStored(storageKeys.theme, () => show(dueMode()));
  preference?.addEventListener('change', followSystem);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    leaveTabs();
    preference?.removeEventListener('change', followSystem);
  };
}
