import { useState, type ReactNode } from 'react';
import { useNavigationStart } from '../data/useNavigationStart';
import { mayPrefetch } from '../model/mayPrefetch';
import { useShortcut } from '../shortcuts/useShortcuts';
import { LazyPart } from '../ui/lazy/LazyPart';
import { loadClient } from './loadClient';
import { SearchContext } from './searchAccess';
import { useTypedAhead } from './useTypedAhead';

const loadDialog = () => import('./dialog/SearchDialog').then((module) => module.SearchDialog);

/** Provides the search dialog, opened by its shortcut or by any child; nothing is fetched until then. */
export function SearchProvider({ sidebar, children }: { sidebar?: string; children: ReactNode }) {
  const [query, setQuery] = useState<string>();
  const [selection, setSelection] = useState('');
  const opened = query !== undefined;
  const close = () => setQuery(undefined);
  const open = () => {
    // Moving the focus would clear the selection.
    setSelection(String(window.getSelection() ?? ''));
    setQuery('');
  };
  useNavigationStart(close);
  useShortcut('search', opened ? close : open);
  useTypedAhead(query, (change) => setQuery((typed = '') => change(typed)));

  const prepare = () => {
    if (!mayPrefetch(navigator.connection)) return;
    // What fails here fails again when it is needed, and then it is told.
    Promise.all([loadDialog(), loadClient(sidebar)]).catch(() => undefined);
  };
  const props = {
    initialQuery: query ?? '',
    selection,
    loadClient: () => loadClient(sidebar),
    onClose: close,
  };
  return (
    <SearchContext value={{ open, opened, openWith: setQuery, prepare }}>
      {children}
      {opened && <LazyPart load={loadDialog} props={props} onDismiss={close} />}
    </SearchContext>
  );
}
