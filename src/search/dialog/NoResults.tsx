import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens';
import type { SearchClient } from '../engine/contract';
import { MessageBox } from '../results/MessageBox';
import { resultCount } from '../results/resultCount';
import { NoResultsHelp } from '../results/NoResultsHelp';
import { moveFocus } from './moveFocus';
import { rowCss } from './OptionRow';

interface NoResultsProps {
  query: string;
  client: SearchClient;
  indexName: string;
  onSuggestion: (query: string) => void;
}

/** Says that nothing was found and offers alternatives, which the arrow keys move through. */
export function NoResults({ onSuggestion, ...searched }: NoResultsProps) {
  return (
    <MessageBox>
      <h2>{resultCount(0, searched.query)}</h2>
      <NoResultsHelp
        {...searched}
        onKeyDown={moveFocus}
        suggestion={(title) => (
          <Suggestion
            type="button"
            data-stop
            onKeyDown={(event: KeyboardEvent) => moveFocus(event)}
            onClick={() => onSuggestion(title)}
          >
            {title}
          </Suggestion>
        )}
      />
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
