import { useEffect, useRef, useState } from 'react';
import { ErrorBox } from '../ui/ErrorBox';
import { Spinner } from '../ui/Spinner';
import { Consoles } from './Consoles';
import { firstSign, keepClick } from './firstSign';
import { loadReference } from './loadReference';
import { Message, PanesPlace } from './panesCss';
import { builtHtml } from './redoc/builtHtml';

/** How high the panes were when the page was left: the way back leads to the same place before they are drawn anew. */
let height = 0;

/** What stands in the page: HTML of the build, nothing yet, Redoc at work, or Redoc that did not come. */
type State = 'built' | 'empty' | 'drawn' | { readonly error: unknown };

/**
 * The middle and the right pane of the reference. What the build wrote can be read at once, and its consoles work; Redoc
 * takes it over when the reader first points at it, touches it or steps into it: most only read, and taking everything over
 * would keep a phone busy for seconds. On the way from another page of the site there is nothing yet, and a spinner says so.
 */
export function Panes() {
  const place = useRef<HTMLDivElement>(null);
  const failedBefore = useRef(false);
  const [minHeight] = useState(() => height);
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
      if (wasEmpty && !minHeight) goToHash();
      carryOutClick();
    };
    if (wasEmpty) setState('empty');
    else setPanesWithText(panes);
    const asked = wasEmpty || failedBefore.current;
    (asked ? Promise.resolve() : firstSign(panes, left.signal)).then(loadReference).then(
      (takeOver) => {
        if (!left.signal.aborted) end = takeOver(panes, onDrawn);
      },
      (error: unknown) => {
        failedBefore.current = true;
        if (!left.signal.aborted) setState({ error });
      },
    );
    return () => {
      left.abort();
      if (end) height = panes.offsetHeight;
      end?.();
    };
  }, [failed, minHeight]);

  return (
    <>
      {state === 'empty' && <Spinner />}
      <PanesPlace
        ref={place}
        style={minHeight && state !== 'drawn' ? { minHeight } : undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: builtHtml }}
      />
      {panesWithText && <Consoles panes={panesWithText} />}
      {failed && (
        <Message>
          <ErrorBox
            sentence="The reference did not load completely."
            error={state.error}
            onRetry={() => setState('built')}
          />
        </Message>
      )}
    </>
  );
}

/** The place that the address names was not there when the browser looked for it. */
function goToHash(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  document.getElementById(id)?.scrollIntoView();
}
