import { useEffect, useRef } from 'react';
import { ErrorBox } from '../ui/ErrorBox';
import { FootLayer } from '../ui/FootLayer';

interface PanesFailureProps {
  error: unknown;
  onRetry: () => void;
  /** Left out where the panes are empty. */
  onDismiss?: () => void;
}

/** Tells that Redoc did not come, or crashed. */
export function PanesFailure({ error, onRetry, onDismiss }: PanesFailureProps) {
  const message = useRef<HTMLDivElement>(null);
  const empty = !onDismiss;

  useEffect(() => {
    // What had the focus went with the panes. A reader who has something to read is not disturbed.
    if (empty && document.activeElement === document.body)
      message.current?.querySelector('button')?.focus();
  }, [empty]);

  return (
    <FootLayer ref={message}>
      <ErrorBox
        sentence="The reference did not load completely."
        error={error}
        onRetry={onRetry}
        onDismiss={onDismiss}
      />
    </FootLayer>
  );
}
