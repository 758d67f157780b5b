import { tabReached } from './tabReached';

/** Resolves on the first pointer, touch or focus within `place`; immediately if it is already hovered or focused. */
export function firstInteraction(place: HTMLElement, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (place.matches(':hover, :focus-within')) resolve();
    for (const type of ['pointerover', 'focusin', 'click'])
      place.addEventListener(type, () => resolve(), { once: true, signal: left });
  });
}

/**
 * Resolves when a reader next uses something within `place` that only Redoc can handle. After they have closed a failure
 * message, merely hovering must not count: the message would be back immediately.
 */
export function nextUse(place: HTMLElement, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const use = ({ target }: Event) => isUnanswered(target) && resolve();
    place.addEventListener('click', use, { signal: left });
    // Tabs are not buttons, so Enter does not click them.
    place.addEventListener('keydown', (event) => event.key === 'Enter' && use(event), {
      signal: left,
    });
  });
}

/** Elements that work without scripts or with our own. */
const WORKS_ALREADY = 'a, label, summary, [data-console]';

function isUnanswered(target: EventTarget | null): target is Element {
  return target instanceof Element && !target.closest(WORKS_ALREADY);
}

/**
 * Records the last click within `place` that only Redoc can handle; a key that leads from one tab to another counts as a click
 * on that one. The pressed control is focused, and busy until then. Returns a function that replays the click.
 */
export function keepClick(place: HTMLElement, left: AbortSignal): () => void {
  const done = new AbortController();
  left.addEventListener('abort', () => done.abort());
  let clicked: Element | undefined;
  let pressed: HTMLElement | null = null;
  const keep = (target: EventTarget | null) => {
    if (!isUnanswered(target)) return;
    clicked = target;
    pressed?.removeAttribute('aria-busy');
    pressed = target.closest<HTMLElement>('button, [role]');
    if (pressed) markBusy(pressed);
  };
  const keepKey = (event: KeyboardEvent) => {
    const tab = tabReached(event);
    if (!tab) return;
    event.preventDefault();
    keep(tab);
  };
  place.addEventListener('click', ({ target }) => keep(target), { signal: done.signal });
  place.addEventListener('keydown', keepKey, { signal: done.signal });
  return () => {
    done.abort();
    pressed?.removeAttribute('aria-busy');
    // Later, since React cannot hydrate what was clicked while it is at work.
    setTimeout(() => clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  };
}

function markBusy(control: HTMLElement): void {
  control.setAttribute('aria-busy', 'true');
  // Without this, a tab that is not selected cannot be focused.
  if (control.tabIndex < 0) control.tabIndex = -1;
  control.focus({ preventScroll: true });
}
