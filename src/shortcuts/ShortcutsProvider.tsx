import { useEffect, useState, type ReactNode } from 'react';
import { useNavigationStart } from '../data/useNavigationStart';
import { useStored } from '../data/useStored';
import { storageKeys } from '../model/reader/storageKeys';
import { LazyPart } from '../ui/lazy/LazyPart';
import { shortcutOf, type Shortcut } from './shortcutOf';
import { ShortcutsContext } from './useShortcuts';

const load = () => import('./ShortcutsDialog').then((module) => module.ShortcutsDialog);

/** Handles keyboard shortcuts for the whole site, and shows the list of shortcuts on request. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const openShortcuts = () => setOpen(true);
  const [actions] = useState(() => new Map<Shortcut, () => void>([['help', openShortcuts]]));
  const close = () => setOpen(false);
  // The search shortcut works while the list is open, and may lead to another page.
  useNavigationStart(close);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Another handler has used the key.
      if (event.defaultPrevented) return;
      const shortcut = shortcutOf(event, singleKeys && !document.querySelector('dialog[open]'));
      const action = shortcut && actions.get(shortcut);
      if (!action) return;
      event.preventDefault();
      // A key held down acts once.
      if (!event.repeat) action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys, actions]);

  return (
    <ShortcutsContext value={{ openShortcuts, singleKeys, setSingleKeys, actions }}>
      {children}
      {open && <LazyPart load={load} props={{ onClose: close }} onDismiss={close} />}
    </ShortcutsContext>
  );
}

/** Whether single keys are on, and a setter. */
function useSingleKeys(): readonly [boolean, (on: boolean) => void] {
  const [kept, keep] = useStored(storageKeys.singleKeyShortcuts);
  return [kept !== 'off', (on) => keep(on ? 'on' : 'off')];
}
