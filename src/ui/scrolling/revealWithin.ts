/**
 * Scrolls a box, and nothing else, until the element is visible in it, within a `rootMargin` in CSS syntax. Uses an
 * observer, which reports positions after the next layout: measuring would force one and delay the next paint. Returns
 * a function that cancels it.
 */
export function revealWithin(box: Element, element: Element, rootMargin?: string): () => void {
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
      // While a category expands, the box may be too short to scroll that far.
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
