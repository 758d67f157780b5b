import type { UIEvent } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Lists, ListTitle } from './lists';
import { OptionRow, RowButton } from './OptionRow';
import type { Options } from './useOptions';
import type { SavedResults } from './useSavedResults';
import type { Search } from './useSearch';

interface ResultListProps {
  search: Search;
  options: Options;
  saved: SavedResults;
}

// Three rows before the end.
const NEAR_THE_END = 132;

/** The results and passages as options, in groups; more results are fetched when the reader scrolls near the end. */
export function ResultList({ search, options, saved }: ResultListProps) {
  const { groups, more } = search;
  const { listId, optionId, active } = options;
  const end = groups.reduce((sum, { results }) => sum + results.length, 0);
  const onScroll = ({ currentTarget: list }: UIEvent) => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_THE_END) more?.();
  };
  return (
    <List
      id={listId}
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      onScroll={onScroll}
      // The focus stays in the field, where the keys work.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ key, label, results }) => (
        <div key={key} role="group" aria-label={label}>
          <ListTitle as="div" aria-hidden="true">
            {label}
          </ListTitle>
          {results.map((result) => (
            <OptionRow
              key={result.id}
              result={result}
              id={optionId(result.place)}
              active={result.place === active}
              saved={saved}
            />
          ))}
        </div>
      ))}
      {more && (
        <More
          type="button"
          role="option"
          id={optionId(end)}
          aria-selected={active === end}
          tabIndex={-1}
          onClick={more}
        >
          More results
        </More>
      )}
    </List>
  );
}

const List = styled(Lists)`
  scroll-padding-block: 8px;
  /* While no option is active, Enter opens the first; the hint is visual only, see nextActive. */
  &:not(:has([aria-selected='true'])) > :first-child > :nth-child(2) > a {
    box-shadow: inset 0 0 0 1px ${color.inkFaint};
  }
`;

const More = styled(RowButton)`
  margin-top: 8px;
`;
