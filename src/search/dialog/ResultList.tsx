import type { UIEvent } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { OptionRow, rowCss } from './OptionRow';
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
          <Label aria-hidden="true">{label}</Label>
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

const List = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 8px 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 8px;
  /* While no option is active, Enter opens the first; the hint is visual only, see nextActive. */
  &:not(:has([aria-selected='true'])) > :first-child > :nth-child(2) > a {
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
  }
`;

const Label = styled.div`
  padding: 14px 12px 4px;
  color: ${color.inkFaint};
  font-size: 0.78125rem;
  font-weight: 500;
  line-height: 1.25rem;
`;

const More = styled.button`
  ${rowCss}
  width: 100%;
  margin-top: 8px;
  padding-inline: 12px;
  color: ${color.accent};
  font-size: 0.875rem;
  font-weight: 550;
  text-align: left;
`;
