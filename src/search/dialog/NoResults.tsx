import type { SearchClient } from '../engine/contract';
import { MessageBox } from '../results/MessageBox';
import { resultCount } from '../results/resultCount';
import { NoResultsHelp } from '../results/NoResultsHelp';
import { moveFocus } from './moveFocus';
import { RowButton } from './OptionRow';

interface NoResultsProps {
  query: string;
  client: SearchClient;
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
          <RowButton
            type="button"
            data-stop
            onKeyDown={moveFocus}
            onClick={() => onSuggestion(title)}
          >
            {title}
          </RowButton>
        )}
      />
    </MessageBox>
  );
}
