import { useSyncExternalStore } from 'react';
import { siteFrame } from '../data/siteFrame';
import { followStored, readStored, writeStored } from '../data/storage';
import { storageKeys } from '../model/storageKeys';

type ColorMode = 'light' | 'dark';

const CHANGED = 'learn-color-mode';
const { defaultMode, disableSwitch, respectPrefersColorScheme } = siteFrame.colorMode;
const system = () => window.matchMedia('(prefers-color-scheme: dark)');

/** A choice that the browser could not keep: it holds for as long as the page. */
let unkept: ColorMode | null = null;

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

/** The mode that is due: `headScript` decides by the same rules. */
function dueMode(): ColorMode {
  // Without the switch, a reader could not undo a choice kept from when there was one.
  const kept = disableSwitch ? null : (unkept ?? readStored(storageKeys.theme));
  if (kept === 'dark' || kept === 'light') return kept;
  if (!respectPrefersColorScheme) return defaultMode;
  return system().matches ? 'dark' : 'light';
}

function choose(mode: ColorMode): void {
  unkept = writeStored(storageKeys.theme, mode) ? null : mode;
  show(mode);
}

function subscribe(onChange: () => void): () => void {
  const followSystem = () => show(dueMode());
  const preference = respectPrefersColorScheme ? system() : null;
  window.addEventListener(CHANGED, onChange);
  // Another tab chose, or forgot its choice.
  const leaveTabs = followStored(storageKeys.theme, () => {
    unkept = null;
    show(dueMode());
  });
  preference?.addEventListener('change', followSystem);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    leaveTabs();
    preference?.removeEventListener('change', followSystem);
  };
}
