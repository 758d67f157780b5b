import { useEffect } from 'react';
import { requiredContext } from '../ui/requiredContext';
import type { Shortcut } from './shortcutOf';

/** A shortcut and its action. */
export type ShortcutAction = readonly [shortcut: Shortcut, action: () => void];

interface Shortcuts {
  /** Opens the list of shortcuts. */
  openShortcuts: () => void;
  /** True if the single-key shortcuts are on. */
  singleKeys: boolean;
  /** Switches them on or off, for later visits as well. */
  setSingleKeys: (on: boolean) => void;
  /** The actions registered by features; the latest for a shortcut wins. */
  taken: Set<ShortcutAction>;
}

/** The site's shortcuts; requires `ShortcutsProvider`. */
export const [ShortcutsContext, useShortcuts] = requiredContext<Shortcuts>(
  'useShortcuts',
  'ShortcutsProvider',
);

/**
 * Registers an action for a shortcut while the component is mounted; the latest registration wins. Pass a stable
 * `action`, since a new one counts as a new registration.
 */
export function useShortcut(shortcut: Shortcut, action: () => void): void {
  const { taken } = useShortcuts();
  useEffect(() => {
    const entry: ShortcutAction = [shortcut, action];
    taken.add(entry);
    return () => void taken.delete(entry);
  }, [taken, shortcut, action]);
}
