import { useEffect, useRef, useState } from 'react';
import { ErrorBox } from '../ui/ErrorBox';
import { Spinner } from '../ui/Spinner';
import { Consoles } from './Consoles';
import { loadReference } from './loadReference';
import { Message, PanesFrame } from './panesCss';
import { builtHtml } from './redoc/builtHtml';

/** How high the panes were when the page was left: the way back leads to the same place before they are drawn anew. */
let height = 0;

/** What stands in the page: HTML of the build, nothing yet, Redoc at work, or Redoc that did not come. */
type State = 'built' | 'empty' | 'drawn' | { readonly error: unknown };

/**
 * The middle and the right pane of the reference. What the build wrote can be read at once, and its consoles work; Redoc
 * takes it over when its code has come. On the way from another page of the site there is nothing yet, and a spinner says so.
 */
export function Panes() {
  const place = useRef<HTMLDivElement>(null);
  const [minHeight] = useState(() => height);
  const [state, setState] = useState<State>('built');
  const [panesWithText, setPanesWithText] = useState<Element>();
  const failed = typeof state === 'object';

  useEffect(() => {
    const panes = place.current;
    if (!panes || failed) return undefined;
    let end: (() => void) | undefined;
    let wanted = true;
    const wasEmpty = !panes.hasChildNodes();
    const onDrawn = () => {
      setState('drawn');
      setPanesWithText(panes);
      if (wasEmpty && !minHeight) goToHash();
    };
    if (wasEmpty) setState('empty');
    else setPanesWithText(panes);
    loadReference().then(
      (takeOver) => {
        if (wanted) end = takeOver(panes, onDrawn);
      },
      (error: unknown) => wanted && setState({ error }),
    );
    return () => {
      wanted = false;
      if (end) height = panes.offsetHeight;
      end?.();
    };
  }, [failed, minHeight]);

  return (
    <>
      {state === 'empty' && <Spinner />}
      <PanesFrame
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
