import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { SearchResult } from '../results/searchResult';
import { nextActive } from './nextActive';
import type { Search } from './useSearch';

export interface Options {
  readonly listId: string;
  optionId(place: number): string;
  /** Index of the active option; the one after the last result fetches more. */
  readonly active?: number;
  /** The active option, when it is a result. */
  readonly result?: SearchResult;
  onKeyDown(event: KeyboardEvent): void;
  /** Must be called when the reader types. */
  reset(): void;
}

/** The options of the list and their keys. With `entered`, Enter was already pressed before the dialog was there. */
export function useOptions(
  search: Search,
  onOpen: (result: SearchResult) => void,
  entered: boolean,
): Options {
  const { screen, groups, more, current } = search;
  const listId = useId();
  const optionId = useCallback((place: number) => `${listId}-${place}`, [listId]);
  const [chosen, setChosen] = useState<number>();
  const pendingEnter = useRef<'here' | 'elsewhere'>(undefined);
  const failed = screen === 'failure';

  const results = screen === 'results' ? groups.flatMap((group) => group.results) : [];
  const count = results.length + (more && results.length > 0 ? 1 : 0);
  const active = chosen !== undefined && chosen < count ? chosen : undefined;

  const open = (place: number, elsewhere: boolean) => {
    const option = document.getElementById(optionId(place));
    const result = results[place];
    if (!elsewhere || !result || !(option instanceof HTMLAnchorElement)) option?.click();
    else {
      onOpen(result);
      window.open(option.href, '_blank', 'noopener');
    }
  };

  useEffect(() => {
    if (active !== undefined)
      document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, optionId]);

  useEffect(() => {
    pendingEnter.current = entered ? 'here' : undefined;
  }, [entered]);

  // Enter pressed before the results arrive opens the first of them. A failure ends the wait.
  useEffect(() => {
    if (failed) pendingEnter.current = undefined;
    if (!current || !pendingEnter.current) return;
    open(0, pendingEnter.current === 'elsewhere');
    pendingEnter.current = undefined;
  });

  const move = (to: number | undefined) => {
    pendingEnter.current = undefined;
    setChosen(to);
    // Reaching the end of the list fetches more results; the first of them gets this index.
    if (to === results.length) more?.();
  };

  return {
    listId,
    optionId,
    active,
    result: active === undefined ? undefined : results[active],
    reset() {
      pendingEnter.current = undefined;
      setChosen(undefined);
    },
    onKeyDown(event) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key === 'Enter') {
        event.preventDefault();
        const elsewhere = ctrlKey || metaKey || shiftKey;
        if (current || active !== undefined) open(active ?? 0, elsewhere);
        else if (!failed) pendingEnter.current = elsewhere ? 'elsewhere' : 'here';
        return;
      }
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      const next = nextActive(key, active, count);
      if (next === null) return;
      event.preventDefault();
      move(next);
    },
  };
}
