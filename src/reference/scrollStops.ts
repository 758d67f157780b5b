/** What scrolls in the panes where it is too wide: tables, samples, and what answers hold. Consoles see to their own. */
const SCROLLERS = ':is(table:has(> thead), pre, .redoc-json):not([data-console] *)';

/**
 * Makes each part of the panes that scrolls a stop of the keyboard while it does, and no longer: they are Redoc's, which
 * draws them without, and anew when another tab is chosen. Returns what ends it.
 */
export function scrollStops(panes: Element): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
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
