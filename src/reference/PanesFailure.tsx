import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ErrorBox } from '../ui/ErrorBox';

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
    <Message ref={message}>
      <ErrorBox
        sentence="The reference did not load completely."
        error={error}
        onRetry={onRetry}
        onDismiss={onDismiss}
      />
    </Message>
  );
}

/** Lies over the page, at its lower edge. */
const Message = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 0 20px;
  display: grid;
  justify-content: center;
  padding-inline: 20px;
`;
