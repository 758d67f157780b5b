import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { siteFrame } from '../../data/siteFrame';
import { SmartLink } from '../../ui/links/SmartLink';
import type { SearchClient } from '../engine/contract';
import { useSuggestions } from './useSuggestions';

interface NoResultsHelpProps {
  query: string;
  client: SearchClient;
  /** Renders a control that searches for a title. */
  suggestion: (title: string) => ReactNode;
  /** Handles keys pressed on the link to help. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** What to do when nothing was found: search for a similar title, read how to get help, or give feedback. */
export function NoResultsHelp({ query, client, suggestion, onKeyDown }: NoResultsHelpProps) {
  const label = useId();
  const titles = useSuggestions(client, query);
  const { feedbackUrl, help } = siteFrame.search;
  return (
    <>
      {titles.length > 0 && (
        <>
          <p id={label}>Try searching for</p>
          <ul aria-labelledby={label}>
            {titles.map((title) => (
              <li key={title}>{suggestion(title)}</li>
            ))}
          </ul>
        </>
      )}
      {help && (
        <p>
          To ask a person, see{' '}
          <SmartLink href={help.to} data-stop onKeyDown={onKeyDown}>
            {help.label}
          </SmartLink>
          .
        </p>
      )}
      {feedbackUrl && (
        <p>
          Believe this query should return results? <a href={feedbackUrl}>Let us know.</a>
        </p>
      )}
    </>
  );
}
