import type { MouseEvent } from 'react';
import { MessageBox } from './MessageBox';

/** Tells that the search failed, whatever the reason, and tries again when asked to. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button is about to go: on the search page, the keyboard goes on from where the results will be.
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
