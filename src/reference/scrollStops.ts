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
      const scrolls = target.scrollWidth > target.clientWidth;
      for (const [name, value] of Object.entries(stopOf(target)))
        if (scrolls) target.setAttribute(name, value);
        else target.removeAttribute(name);
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

/** The attributes of a tab stop, which needs a role and a name; a table has its role. */
function stopOf(part: Element): Readonly<Record<string, string>> {
  if (part.tagName === 'TABLE') return { tabindex: '0', 'aria-label': 'Table' };
  return { tabindex: '0', role: 'group', 'aria-label': 'Sample' };
}
