import { useEffect, useRef } from 'react';
import { ErrorBox } from '../ui/ErrorBox';
import { FootMessage } from '../ui/FootMessage';

interface PanesFailureProps {
  error: unknown;
  onRetry: () => void;
  /** Undefined if the panes are empty. */
  onDismiss?: () => void;
}

/** Says that Redoc failed to load or crashed. */
export function PanesFailure({ error, onRetry, onDismiss }: PanesFailureProps) {
  const message = useRef<HTMLDivElement>(null);
  const empty = !onDismiss;

  useEffect(() => {
    // The focused element is gone with the panes. A reader who still has something to read is not interrupted.
    if (empty && document.activeElement === document.body)
      message.current?.querySelector('button')?.focus();
  }, [empty]);

  return (
    <FootMessage ref={message}>
      <ErrorBox
        sentence="The reference did not load completely."
        error={error}
        onRetry={onRetry}
        onDismiss={onDismiss}
      />
    </FootMessage>
  );
}
