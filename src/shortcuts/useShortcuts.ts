import { useEffect } from 'react';
import { requiredContext } from '../ui/requiredContext';
import type { Shortcut } from './shortcutOf';

/** What a shortcut does. */
export type ShortcutAction = readonly [shortcut: Shortcut, action: () => void];

interface Shortcuts {
  /** Opens the list of shortcuts. */
  openShortcuts: () => void;
  /** Whether the single-key shortcuts are on. */
  singleKeys: boolean;
  /** Switches them on or off, for the next visit as well. */
  setSingleKeys: (on: boolean) => void;
  /** What features say that shortcuts do; of several the latest counts. */
  taken: Set<ShortcutAction>;
}

/** The shortcuts of the site; to be used inside of `ShortcutsProvider`. */
export const [ShortcutsContext, useShortcuts] = requiredContext<Shortcuts>(
  'useShortcuts',
  'ShortcutsProvider',
);

/**
 * While the component is on the page, the shortcut does what it says; of several components the latest one counts. An
 * `action` that changes with each render makes its component the latest again.
 */
export function useShortcut(shortcut: Shortcut, action: () => void): void {
  const { taken } = useShortcuts();
  useEffect(() => {
    const entry: ShortcutAction = [shortcut, action];
    taken.add(entry);
    return () => void taken.delete(entry);
  }, [taken, shortcut, action]);
}
