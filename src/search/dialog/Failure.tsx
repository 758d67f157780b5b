import { MessageBox } from './MessageBox';

/** Tells that the search failed, whatever the reason, and tries again when asked to. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <MessageBox role="alert">
      <h2>Unable to fetch results</h2>
      <p>You might want to check your network connection.</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </MessageBox>
  );
}
