/** Resolves at the first sign of a reader within `place`: a pointer, a finger, the focus; at once where one is there already. */
export function firstSign(place: HTMLElement, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (place.matches(':hover, :focus-within')) resolve();
    for (const sign of ['pointerover', 'focusin', 'click'])
      place.addEventListener(sign, () => resolve(), { once: true, signal: left });
  });
}

/**
 * Resolves when a reader next uses something within `place` that only Redoc can answer. After a failure whose message they
 * have closed, a pointer that merely lies there is no sign: the message would be back at once.
 */
export function nextUse(place: HTMLElement, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const use = ({ target }: Event) => isUnanswered(target) && resolve();
    place.addEventListener('click', use, { signal: left });
    // Tabs are not buttons: keys do not click them.
    place.addEventListener('keydown', (event) => event.key === 'Enter' && use(event), {
      signal: left,
    });
  });
}

/** Elements that work without scripts, or by scripts of ours. */
const WORKS_ALREADY = 'a, label, summary, [data-console]';

function isUnanswered(target: EventTarget | null): target is Element {
  return target instanceof Element && !target.closest(WORKS_ALREADY);
}

/** Keeps the last click within `place` that nobody answers yet. Returns what carries it out. */
export function keepClick(place: Element, left: AbortSignal): () => void {
  const done = new AbortController();
  left.addEventListener('abort', () => done.abort());
  let clicked: Element | undefined;
  place.addEventListener(
    'click',
    ({ target }) => {
      if (isUnanswered(target)) clicked = target;
    },
    { signal: done.signal },
  );
  return () => {
    done.abort();
    if (clicked?.isConnected) clicked.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
}
