import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { idInHash } from '../model/address/idInHash';
import { firstInteraction, keepClick } from './firstInteraction';
import { restorePanes, keepPanes, takeWork, type Work } from './keptPanes';
import { loadReference } from './loadReference';

/** What the page shows: text, as much as Redoc has rendered, or the message that Redoc failed to load or crashed. */
type State = 'text' | 'partial' | { readonly error: unknown };

/** Resolves immediately instead of waiting for the reader. */
export const immediately: typeof firstInteraction = () => Promise.resolve();

/**
 * Lets Redoc hydrate the panes in `place` on the reader's first interaction, or render them if there is no text yet. When
 * the reader comes back, the text they left is restored immediately.
 */
export function usePanes(place: RefObject<HTMLElement | null>) {
  const awaited = useRef(firstInteraction);
  const [state, setState] = useState<State>('text');
  const [panesWithText, setPanesWithText] = useState<Element>();
  const failed = typeof state === 'object';

  // Before the first paint, and before the scroll position is restored.
  useLayoutEffect(() => {
    if (place.current && !place.current.hasChildNodes()) restorePanes(place.current);
  }, [place]);

  useEffect(() => {
    const panes = place.current;
    if (!panes || failed) return undefined;
    const work = takeWork() ?? ({} as Work);
    const wasEmpty = !panes.hasChildNodes();
    const left = new AbortController();
    // Redoc handles clicks itself if it is already running, or renders the panes.
    const replayClick = work.end || wasEmpty ? undefined : keepClick(panes, left.signal);
    let hasText = !wasEmpty;
    let isOver = false;
    const show = () => {
      setState(hasText ? 'text' : 'partial');
      if (hasText) setPanesWithText(panes);
    };
    let { hash } = window.location;
    const onDrawn = (isWhole: boolean) => {
      // The browser could not find it in empty panes. If the hash has changed, the reader has read on.
      if (wasEmpty && hash === window.location.hash && addressedPlace()) {
        addressedPlace()?.scrollIntoView();
        hash = '';
      }
      setPanesWithText(panes);
      if (!isWhole) return;
      hasText = true;
      show();
      replayClick?.();
    };
    const onFailed = (error: unknown) => {
      if (left.signal.aborted) return;
      isOver = true;
      setState({ error });
    };
    work.onCrash = (error) => {
      setPanesWithText(undefined);
      onFailed(error);
    };
    show();
    if (!work.end) {
      const wait = wasEmpty ? immediately : awaited.current;
      wait(panes, left.signal)
        .then(loadReference)
        .then((takeOver) => {
          if (!left.signal.aborted)
            work.end = takeOver(panes, onDrawn, (error) => work.onCrash(error));
        })
        .catch(onFailed);
    }
    return () => {
      left.abort();
      if (hasText && !isOver) keepPanes(panes, work);
      else work.end?.();
    };
  }, [place, failed]);

  const goOn = (wait: typeof firstInteraction) => {
    awaited.current = wait;
    // The pressed button is removed, so move the focus to where the reader is.
    focus(addressedPlace() ?? place.current);
    setState('text');
  };
  return { state, panesWithText, goOn };
}

/** The element that the hash names; the hash follows the reader. */
function addressedPlace(): HTMLElement | null {
  return document.getElementById(idInHash(window.location.hash));
}

function focus(element: HTMLElement | null): void {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
