/**
 * Scrolls a box, and nothing else, until the element can be seen in it, within a margin as CSS writes it. The browser
 * tells where the element is once it has laid the page out anyway: asking would hold up the next paint. Returns a function
 * that cancels it.
 */
export function revealWithin(
  box: Element,
  element: Element,
  rootMargin?: string,
): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  let looks = 2;
  const observer = new IntersectionObserver(
    ([entry]) => {
      const view = entry?.rootBounds;
      observer.disconnect();
      if (!entry || !view) return;
      const { top, bottom } = entry.boundingClientRect;
      if (top >= view.top && bottom <= view.bottom) return;
      box.scrollTop += top - view.top - view.height / 3;
      looks -= 1;
      const moves = box.getAnimations({ subtree: true }).map(({ finished }) => finished);
      if (looks === 0 || moves.length === 0) return;
      // While a category unfolds the box may be too short to scroll so far.
      void Promise.allSettled(moves).then(() => looks > 0 && observer.observe(element));
    },
    { root: box, rootMargin },
  );
  observer.observe(element);
  return () => {
    looks = 0;
    observer.disconnect();
  };
}
