import type { ReactNode } from 'react';
import { SearchProvider } from '../../src/search/SearchProvider';
import { ShortcutsProvider } from '../../src/shortcuts/ShortcutsProvider';

/** A part of the site with what every page has around it, so that it can lead to the search. */
export function searchable(part: ReactNode) {
  return (
    <ShortcutsProvider>
      <SearchProvider>{part}</SearchProvider>
    </ShortcutsProvider>
  );
}
