import { useState } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import type { LazyClient } from './lazyClient';
import { ENTER } from '../useTypedAhead';
import { DialogFooter } from './DialogFooter';
import { Announcement } from '../results/Announcement';
import { Failure } from '../results/Failure';
import { NoResults } from './NoResults';
import { ResultList } from './ResultList';
import { passageCount, resultCount } from '../results/resultCount';
import { SearchField } from './SearchField';
import { selectedText } from './selectedText';
import { StartScreen } from './StartScreen';
import { useKeptFocus } from './useKeptFocus';
import { useOptions } from './useOptions';
import { useSavedResults } from './useSavedResults';
import { useSearch } from './useSearch';

interface SearchPanelProps {
  client: LazyClient;
  initialQuery: string;
  selection?: string;
  onEscape: () => void;
}

/** The content of the dialog: field, results or messages, and footer. */
export function SearchPanel({ client, initialQuery, selection = '', onEscape }: SearchPanelProps) {
  const typedAhead = initialQuery.replaceAll(ENTER, '');
  const [selected] = useState(typedAhead ? '' : selectedText(selection));
  const search = useSearch(typedAhead, selected);
  const saved = useSavedResults();
  const options = useOptions(search, saved.opened, initialQuery.includes(ENTER));
  const { screen, typed, answered, count, passages, missing, current } = search;
  const counted = current && (screen === 'results' || screen === 'none');
  const found = resultCount(count, answered) + passageCount(passages.length);
  const field = useKeptFocus(selected, screen, saved.recent.results, saved.favourites.results);

  const type = (text: string) => {
    options.reset();
    search.type(text);
  };
  return (
    <>
      <SearchField
        ref={field}
        typed={typed}
        onType={type}
        onEscape={onEscape}
        options={options}
        expanded={screen === 'results'}
        busy={screen !== 'start' && screen !== 'failure' && !current}
      />
      {screen === 'start' && <StartScreen saved={saved} />}
      {screen === 'results' && (
        <>
          {missing && <Missing>{missing}</Missing>}
          <ResultList search={search} options={options} saved={saved} />
        </>
      )}
      {screen === 'none' && (
        <NoResults key={answered} query={answered} client={client} onSuggestion={type} />
      )}
      {screen === 'failure' && <Failure onRetry={search.retry} />}
      <Announcement text={counted ? found + (missing && `. ${missing}`) : ''} />
      <Announcement text={saved.change} />
      <DialogFooter
        all={screen === 'results' ? { count, query: answered } : undefined}
        favourite={options.result}
        choices={screen === 'start' || screen === 'results'}
        saved={saved}
      />
    </>
  );
}

const Missing = styled.p`
  flex: none;
  margin: 10px 20px 0;
  color: ${color.inkSoft};
  font-size: 0.8125rem;
  line-height: 1.25rem;
  overflow-wrap: anywhere;
`;
