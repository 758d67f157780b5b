/**
 * What may scroll sideways in the panes: tables and samples. Redoc itself makes bodies in JSON focusable; consoles handle
 * their own.
 */
const SCROLLERS = ':is(table:has(> thead), pre):not([data-console] *)';

/**
 * Makes each overflowing part of the panes focusable for as long as it overflows. Redoc does not do so itself, and
 * renders parts again when another tab is chosen. Returns a function that stops it.
 */
export function scrollStops(panes: Element): () => void {
  const sizes = new ResizeObserver((entries) =>
    entries.forEach(({ target }) => {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }),
  );
  const watch = (root: Element) =>
    root.querySelectorAll(SCROLLERS).forEach((part) => sizes.observe(part));
  const changes = new MutationObserver((records) =>
    records.forEach(({ target }) => target instanceof Element && watch(target)),
  );
  watch(panes);
  changes.observe(panes, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
