import { useCallback, useEffect, useState } from 'react';
import { storageKeys } from '../model/storageKeys';
import { routeChange } from '../data/routeChange';
import { readStored, writeStored } from '../data/storage';

const CHOSEN = 'learn-tab-chosen';

/**
 * The tab that is shown. Every group of the page with the same name follows a choice made in one of them, if it has
 * that tab, and the choice is found again on the next page. It stands in the address, too, as `?tab.{group}={label}`, so
 * that a link can lead to a tab: what the address says goes before what was chosen earlier.
 */
export function useChosenTab(
  group: string | undefined,
  labels: readonly string[],
): readonly [string, (label: string) => void] {
  const [chosen, setChosen] = useState(labels[0] ?? '');
  const all = labels.join('\n');

  useEffect(() => {
    if (!group) return undefined;
    const follow = (label: string | null) => {
      if (label && all.split('\n').includes(label)) setChosen(label);
    };
    const onChosen = (event: Event) => {
      const { detail } = event as CustomEvent<{ group: string; label: string }>;
      if (detail.group === group) follow(detail.label);
    };
    const followAddress = () => follow(here().searchParams.get(inAddress(group)));
    follow(readStored(storageKeys.tab(group)));
    followAddress();
    window.addEventListener(CHOSEN, onChosen);
    // A link on the page may lead to another of its tabs.
    const stop = routeChange.subscribe(followAddress);
    return () => {
      window.removeEventListener(CHOSEN, onChosen);
      stop();
    };
  }, [group, all]);

  const choose = useCallback(
    (label: string) => {
      setChosen(label);
      if (!group) return;
      writeStored(storageKeys.tab(group), label);
      window.dispatchEvent(new CustomEvent(CHOSEN, { detail: { group, label } }));
      const address = here();
      address.searchParams.set(inAddress(group), label);
      window.history.replaceState(window.history.state, '', address);
    },
    [group],
  );
  return [chosen, choose];
}

const inAddress = (group: string) => `tab.${group}`;
const here = () => new URL(window.location.href);
