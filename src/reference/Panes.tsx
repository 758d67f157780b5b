import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { media } from '../theme/tokens';
import { Spinner } from '../ui/Spinner';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { copySamples } from './copySamples';
import { drawConsoles } from './drawConsoles';
import { nextUse } from './firstInteraction';
import { nameParts } from './nameParts';
import { PanesFailure } from './PanesFailure';
import { builtHtml } from './redoc/builtHtml';
import { scrollStops } from './scrollStops';
import { immediately, usePanes } from './usePanes';

/**
 * The middle and right panes of the reference. The prerendered HTML can be read immediately, and its consoles work. Redoc
 * hydrates it when the reader first points at it, touches it or focuses something in it: most readers only read, and
 * hydrating everything would keep a phone busy for seconds. On the first navigation from another page there is no HTML
 * yet, so Redoc renders one group of operations after another, above a spinner.
 */
export function Panes() {
  const place = useRef<HTMLDivElement>(null);
  const { state, panesWithText, goOn } = usePanes(place);
  const [said, setSaid] = useState('');

  useEffect(() => panesWithText && drawConsoles(panesWithText), [panesWithText, state]);
  useEffect(
    () => (panesWithText ? copySamples(panesWithText, setSaid) : undefined),
    [panesWithText],
  );
  useEffect(() => (panesWithText ? nameParts(panesWithText) : undefined), [panesWithText]);
  useEffect(() => (panesWithText ? scrollStops(panesWithText) : undefined), [panesWithText, state]);

  return (
    <>
      <Place
        ref={place}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: builtHtml() }}
      />
      {state === 'partial' && <Spinner />}
      {panesWithText && <VisuallyHidden role="status">{said}</VisuallyHidden>}
      {typeof state === 'object' && (
        <PanesFailure
          error={state.error}
          onRetry={() => goOn(immediately)}
          // With nothing to read, there is no point in closing the message.
          onDismiss={panesWithText && (() => goOn(nextUse))}
        />
      )}
    </>
  );
}

const Place = styled.div`
  min-width: 0;
  ${media.mobile} {
    margin-inline: -28px;
  }
`;
