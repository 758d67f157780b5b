/** Resolves at the first sign of a reader within `place`: a pointer, a finger, the focus; at once where one is there already. */
export function firstSign(place: Element, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (place.matches(':hover, :focus-within')) resolve();
    for (const sign of ['pointerover', 'focusin', 'click'])
      place.addEventListener(sign, () => resolve(), { once: true, signal: left });
  });
}

/** Elements that work without scripts, or by scripts of ours. */
const WORKS_ALREADY = 'a, label, select, input, summary, [data-console]';

/** Keeps the last click within `place` that nobody answers yet. Returns what carries it out. */
export function keepClick(place: Element, left: AbortSignal): () => void {
  const done = new AbortController();
  left.addEventListener('abort', () => done.abort());
  let clicked: Element | undefined;
  place.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && !target.closest(WORKS_ALREADY)) clicked = target;
    },
    { signal: done.signal },
  );
  return () => {
    done.abort();
    if (clicked?.isConnected) clicked.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
}
