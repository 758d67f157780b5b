import type { ReactNode } from 'react';
import { SearchProvider } from '../../src/search/SearchProvider';
import { ShortcutsProvider } from '../../src/shortcuts/ShortcutsProvider';

/** Wraps a component in the providers that it needs to open the search. */
export function searchable(part: ReactNode) {
  return (
    <ShortcutsProvider>
      <SearchProvider>{part}</SearchProvider>
    </ShortcutsProvider>
  );
}
