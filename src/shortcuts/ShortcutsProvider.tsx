import { useEffect, useState, type ReactNode } from 'react';
import { useLeaving } from '../data/useLeaving';
import { useStored } from '../data/useStored';
import { storageKeys } from '../model/storageKeys';
import { LazyPart } from '../ui/LazyPart';
import { shortcutOf } from './shortcutOf';
import { ShortcutsContext, type ShortcutAction } from './useShortcuts';

const load = () => import('./ShortcutsDialog').then((module) => module.ShortcutsDialog);

/** Listens to the keyboard for the whole site, and shows the list of shortcuts when it is asked for. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const [taken] = useState(() => new Set<ShortcutAction>());
  const close = () => setOpen(false);
  // The search works over it, and leads away.
  useLeaving(close);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Typed for something else.
      if (event.defaultPrevented) return;
      const shortcut = shortcutOf(event, singleKeys && !document.querySelector('dialog[open]'));
      const latest = [...taken].findLast(([name]) => name === shortcut);
      const action = latest ? latest[1] : shortcut === 'help' && (() => setOpen(true));
      if (!action) return;
      event.preventDefault();
      // Keys that are held down act once.
      if (!event.repeat) action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys, taken]);

  return (
    <ShortcutsContext
      value={{ openShortcuts: () => setOpen(true), singleKeys, setSingleKeys, taken }}
    >
      {children}
      {open && <LazyPart load={load} props={{ onClose: close }} onDismiss={close} />}
    </ShortcutsContext>
  );
}

/** Whether single keys are on, and what switches them: a switch that the browser will not keep holds for the visit. */
function useSingleKeys(): readonly [boolean, (on: boolean) => void] {
  const [kept, keep] = useStored(storageKeys.singleKeyShortcuts);
  const [held, hold] = useState<boolean>();
  return [held ?? kept !== 'off', (on) => hold(keep(on ? 'on' : 'off') ? undefined : on)];
}
