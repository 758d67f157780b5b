import { useEffect, useRef, useState } from 'react';
import { idInHash } from '../model/idInHash';
import { Spinner } from '../ui/Spinner';
import { Consoles } from './Consoles';
import { firstSign, keepClick, nextUse } from './firstSign';
import { loadReference } from './loadReference';
import { PanesFailure } from './PanesFailure';
import { PanesPlace } from './panesCss';
import { builtHtml } from './redoc/builtHtml';
import { tableStops } from './tableStops';

/** What stands in the page: HTML of the build, nothing yet, Redoc at work, or the message that it did not come or crashed. */
type State = 'built' | 'empty' | 'drawn' | { readonly error: unknown };

const atOnce: typeof firstSign = () => Promise.resolve();

/**
 * The middle and the right pane of the reference. What the build wrote can be read at once, and its consoles work; Redoc
 * takes it over when the reader first points at it, touches it or steps into it: most only read, and taking everything over
 * would keep a phone busy for seconds. On the way from another page of the site there is nothing yet, and a spinner says so.
 */
export function Panes() {
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef(firstSign);
  const [state, setState] = useState<State>('built');
  const [panesWithText, setPanesWithText] = useState<Element>();
  const failed = typeof state === 'object';

  useEffect(() => {
    const panes = place.current;
    if (!panes || failed) return undefined;
    let end: (() => void) | undefined;
    const left = new AbortController();
    const wasEmpty = !panes.hasChildNodes();
    const carryOutClick = keepClick(panes, left.signal);
    const onDrawn = () => {
      setState('drawn');
      setPanesWithText(panes);
      if (wasEmpty) addressedPlace()?.scrollIntoView();
      carryOutClick();
    };
    const onFailed = (error: unknown) => !left.signal.aborted && setState({ error });
    const onCrash = (error: unknown) => {
      setPanesWithText(undefined);
      onFailed(error);
    };
    if (wasEmpty) setState('empty');
    else setPanesWithText(panes);
    const sign = wasEmpty ? atOnce : awaited.current;
    sign(panes, left.signal)
      .then(loadReference)
      .then((takeOver) => {
        if (!left.signal.aborted) end = takeOver(panes, onDrawn, onCrash);
      })
      .catch(onFailed);
    return () => {
      left.abort();
      end?.();
    };
  }, [failed]);

  useEffect(() => (panesWithText ? tableStops(panesWithText) : undefined), [panesWithText, state]);

  const goOn = (sign: typeof firstSign) => {
    awaited.current = sign;
    // The button that was pressed is removed: the focus goes to where the reader is.
    focus(addressedPlace() ?? place.current);
    setState('built');
  };
  return (
    <>
      {state === 'empty' && <Spinner />}
      <PanesPlace
        ref={place}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: builtHtml }}
      />
      {panesWithText && <Consoles panes={panesWithText} />}
      {failed && (
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

/** The place that the address names, which follows the reader. While the panes were empty the browser could not find it. */
function addressedPlace(): HTMLElement | null {
  return document.getElementById(idInHash(window.location.hash));
}

function focus(element: HTMLElement | null): void {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
