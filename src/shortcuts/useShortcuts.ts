import { useEffect } from 'react';
import { requiredContext } from '../ui/requiredContext';
import type { Shortcut } from './shortcutOf';

interface Shortcuts {
  /** Opens the list of shortcuts. */
  openShortcuts: () => void;
  /** True if the single-key shortcuts are on. */
  singleKeys: boolean;
  /** Switches them on or off, for later visits as well. */
  setSingleKeys: (on: boolean) => void;
  /** What each shortcut does; one that no feature has registered does nothing. */
  actions: Map<Shortcut, () => void>;
}

/** The site's shortcuts; requires `ShortcutsProvider`. */
export const [ShortcutsContext, useShortcuts] = requiredContext<Shortcuts>(
  'useShortcuts',
  'ShortcutsProvider',
);

/** Makes a shortcut call `action` while the component is mounted. */
export function useShortcut(shortcut: Shortcut, action: () => void): void {
  const { actions } = useShortcuts();
  useEffect(() => {
    actions.set(shortcut, action);
    return () => void actions.delete(shortcut);
  }, [actions, shortcut, action]);
}
