import { useCallback, useEffect, useState } from 'react';
import { storageKeys } from '../model/storageKeys';
import { readStored, writeStored } from '../data/storage';

const CHOSEN = 'learn-tab-chosen';

/**
 * The tab that is shown. Every group of the page with the same name follows a choice made in one of them, if it has
 * that tab, and the choice is found again on the next page.
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
    follow(readStored(storageKeys.tab(group)));
    window.addEventListener(CHOSEN, onChosen);
    return () => window.removeEventListener(CHOSEN, onChosen);
  }, [group, all]);

  const choose = useCallback(
    (label: string) => {
      setChosen(label);
      if (!group) return;
      writeStored(storageKeys.tab(group), label);
      window.dispatchEvent(new CustomEvent(CHOSEN, { detail: { group, label } }));
    },
    [group],
  );
  return [chosen, choose];
}
