import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media } from '../theme/tokens';
import { Spinner } from '../ui/Spinner';
import { drawConsoles } from './drawConsoles';
import { nextUse } from './firstSign';
import { PanesFailure } from './PanesFailure';
import { builtHtml } from './redoc/builtHtml';
import { scrollStops } from './scrollStops';
import { atOnce, usePanes } from './usePanes';

/**
 * The middle and the right pane of the reference. What the build wrote can be read at once, and its consoles work; Redoc
 * takes it over when the reader first points at it, touches it or steps into it: most only read, and taking everything over
 * would keep a phone busy for seconds. On the first way from another page of the site there is nothing yet, and a spinner
 * says so.
 */
export function Panes() {
  const place = useRef<HTMLDivElement>(null);
  const { state, panesWithText, goOn } = usePanes(place);

  useEffect(() => panesWithText && drawConsoles(panesWithText), [panesWithText]);
  useEffect(() => (panesWithText ? scrollStops(panesWithText) : undefined), [panesWithText, state]);

  return (
    <>
      {state === 'empty' && <Spinner />}
      <Place ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: builtHtml }} />
      {typeof state === 'object' && (
        <PanesFailure
          error={state.error}
          onRetry={() => goOn(atOnce)}
          // With nothing to read there is no point in closing it.
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
