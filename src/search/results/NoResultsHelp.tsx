import { useId, type ReactNode } from 'react';
import { siteFrame } from '../../data/siteFrame';
import type { SearchClient } from '../engine/contract';
import { useSuggestions } from './useSuggestions';

interface NoResultsHelpProps {
  query: string;
  client: SearchClient;
  indexName: string;
  /** Renders a control that searches for a title. */
  suggestion: (title: string) => ReactNode;
}

/** What to do when nothing was found: search for a similar title, or give feedback. */
export function NoResultsHelp({ query, client, indexName, suggestion }: NoResultsHelpProps) {
  const label = useId();
  const titles = useSuggestions(client, indexName, query);
  const { feedbackUrl } = siteFrame.search;
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
      {feedbackUrl && (
        <p>
          Believe this query should return results? <a href={feedbackUrl}>Let us know.</a>
        </p>
      )}
    </>
  );
}
