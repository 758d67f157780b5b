import { useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens';
import { ErrorBox } from './ErrorBox';
import { Guard } from './Guard';
import { Spinner } from './Spinner';
import { useLoaded } from './useLoaded';

interface LazyPartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Gives the part up: with this, Escape calls off one that is on its way, and the message of a failure can be closed. */
  onDismiss?: () => void;
}

/**
 * A part that is fetched when a reader asks for it. Until it is there the reader sees that it is on its way, or why it is
 * not and a button that fetches it again (which `lazy` cannot: it keeps a failure for ever). One that crashes is no
 * different.
 */
export function LazyPart<Props extends object>({ load, props, onDismiss }: LazyPartProps<Props>) {
  const [start] = useState(() => load);
  const [opener] = useState(() => document.activeElement);
  const { value: Part, failure, fail, retry } = useLoaded(start);
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const here = document.activeElement;
    // A reader who went elsewhere meanwhile stays there.
    if (here === opener || here === document.body) layer.current?.querySelector('button')?.focus();
  }, [opener, failure]);

  // The button is about to be removed, so the focus goes back to what opened the part.
  const leave = (next?: () => void) => () => {
    if (opener instanceof HTMLElement) opener.focus();
    next?.();
  };

  useEffect(() => {
    if (!onDismiss || (Part && !failure)) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && leave(onDismiss)();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  if (Part && !failure)
    return (
      <Guard onCrash={fail}>
        <Part {...props} />
      </Guard>
    );
  return (
    <Layer ref={layer}>
      {failure ? (
        // Of any part, the search's own dialog too: it cannot speak for itself. After a release its code may be gone for good,
        // and then only the page loaded anew helps, which these words say.
        <ErrorBox
          error={failure.error}
          onRetry={leave(retry)}
          onDismiss={onDismiss && leave(onDismiss)}
        />
      ) : (
        <Spinner />
      )}
    </Layer>
  );
}

const Layer = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 0 20px;
  display: grid;
  justify-content: center;
  padding-inline: 20px;
  pointer-events: none;
  > [role='status'] {
    background: ${color.raised};
  }
  > :not(:empty) {
    border-radius: 10px;
    box-shadow: 0 8px 28px -12px ${color.backdrop};
    pointer-events: auto;
  }
`;
