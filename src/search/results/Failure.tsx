import type { MouseEvent } from 'react';
import { MessageBox } from './MessageBox';

/** Says that the search failed, for whatever reason, and offers a retry. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button is about to disappear: on the search page, move the focus to where the results will be.
    currentTarget.closest('section')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <MessageBox role="alert">
      <strong>Unable to fetch results</strong>
      <p>You might want to check your network connection.</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </MessageBox>
  );
}
