import { useState } from 'react';
import { storageKeys } from '../../model/reader/storageKeys';
import type { SavedResult } from './savedResults';
import { useSaved, type SavedList } from './useSaved';

const MOST_RECENT = 7;
const MOST_FAVOURITES = 10;

/** Recently opened and starred results; each result is in only one of the two lists. */
export interface SavedResults {
  readonly recent: SavedList;
  readonly favourites: SavedList;
  /** What the reader has changed last, for screen readers; '' before the first change. */
  readonly change: string;
  /** The reader opens a result. */
  opened(result: SavedResult): void;
  /** The reader removes a recently opened result. */
  forget(result: SavedResult): void;
  /** The reader presses the star of a result. */
  toggleFavourite(result: SavedResult): void;
}

/** The recent searches and the favourites of the reader. */
export function useSavedResults(): SavedResults {
  const recent = useSaved(storageKeys.recentSearches, MOST_RECENT);
  const favourites = useSaved(storageKeys.favouriteSearches, MOST_FAVOURITES);
  const [change, setChange] = useState('');
  return {
    recent,
    favourites,
    change,
    opened(result) {
      if (!favourites.has(result.url)) recent.add(result);
    },
    forget(result) {
      recent.remove(result.url);
      setChange(`“${result.title}” removed from recent searches`);
    },
    toggleFavourite(result) {
      const isOn = favourites.has(result.url);
      setChange(`“${result.title}” ${isOn ? 'removed from' : 'added to'} favorites`);
      if (isOn) {
        favourites.remove(result.url);
        return;
      }
      favourites.add(result);
      recent.remove(result.url);
    },
  };
}
