import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import type { SearchClient } from '../engine/contract';
import { resultCount } from '../results/resultCount';
import { useSuggestions } from '../results/useSuggestions';
import { MessageBox } from '../results/MessageBox';
import { moveFocus } from './moveFocus';
import { rowCss } from './OptionRow';

interface NoResultsProps {
  query: string;
  client: SearchClient;
  indexName: string;
  feedbackUrl?: string;
  onSuggestion: (query: string) => void;
}

/** Tells that nothing was found, and the ways on: titles that come near, and a word to the authors. */
export function NoResults({ query, client, indexName, ...props }: NoResultsProps) {
  const titles = useSuggestions(client, indexName, query);
  return (
    <MessageBox>
      <h2>{resultCount(0, query)}</h2>
      {titles.length > 0 && (
        <>
          <p id="search-suggestions">Try searching for</p>
          <ul aria-labelledby="search-suggestions">
            {titles.map((title) => (
              <li key={title}>
                <Suggestion
                  type="button"
                  data-stop
                  onKeyDown={(event: KeyboardEvent) => moveFocus(event)}
                  onClick={() => props.onSuggestion(title)}
                >
                  {title}
                </Suggestion>
              </li>
            ))}
          </ul>
        </>
      )}
      {props.feedbackUrl && (
        <p>
          Believe this query should return results? <a href={props.feedbackUrl}>Let us know.</a>
        </p>
      )}
    </MessageBox>
  );
}

const Suggestion = styled.button`
  ${rowCss}
  width: 100%;
  padding-inline: 12px;
  color: ${color.accent};
  font-weight: 550;
  text-align: left;
`;
