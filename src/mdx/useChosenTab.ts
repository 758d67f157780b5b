import { useState, useSyncExternalStore } from 'react';
import { storageKeys } from '../model/reader/storageKeys';
import { routeChange } from '../data/routeChange';
import { readStored, writeStored } from '../data/storage';
import { onApple } from '../ui/onApple';

const CHOSEN = 'learn-tab-chosen';

/**
 * The selected tab. All groups of the same name on the page follow a choice made in one of them, if they have that tab,
 * and the choice is remembered for the next page. It is also in the address, as `?tab.{group}={label}`, so that a link
 * can select a tab; the address wins over an earlier choice. A page that mounts again renders with the right tab
 * immediately, so that its height is right when the scroll position is restored.
 */
export function useChosenTab(
  group: string | undefined,
  labels: readonly string[],
): readonly [string, (label: string) => void] {
  const [last, setLast] = useState(labels[0] ?? '');
  const shared = useSyncExternalStore(
    subscribe,
    () => (group ? choiceIn(group, labels) : undefined),
    () => undefined,
  );
  if (shared && shared !== last) setLast(shared);

  const choose = (label: string) => {
    if (!group) {
      setLast(label);
      return;
    }
    writeStored(storageKeys.tab(group), label);
    const address = here();
    address.searchParams.set(inAddress(group), label);
    window.history.replaceState(window.history.state, '', address);
    window.dispatchEvent(new Event(CHOSEN));
  };
  return [shared ?? last, choose];
}

/** What the address, an earlier choice or the reader's machine says of a group, where that is one of its tabs. */
const choiceIn = (group: string, labels: readonly string[]) =>
  [
    here().searchParams.get(inAddress(group)),
    readStored(storageKeys.tab(group)),
    onApple() ? 'Mac' : 'Windows',
  ].find((label) => labels.includes(label ?? ''));

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHOSEN, onChange);
  // A link on the page may select another of its tabs. On Back, the address is already that of the next page.
  const stop = routeChange.subscribe((underWay) => underWay || onChange());
  return () => {
    window.removeEventListener(CHOSEN, onChange);
    stop();
  };
}

const inAddress = (group: string) => `tab.${group}`;
const here = () => new URL(window.location.href);
