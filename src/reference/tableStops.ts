/**
 * Makes each table of the panes a stop of the keyboard while it scrolls, and no longer: they are Redoc's, which draws them
 * without. Returns what ends it.
 */
export function tableStops(panes: Element): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver((entries) =>
    entries.forEach(({ target: table }) => {
      if (table.scrollWidth > table.clientWidth) table.setAttribute('tabindex', '0');
      else table.removeAttribute('tabindex');
    }),
  );
  panes.querySelectorAll('table:has(> thead)').forEach((table) => observer.observe(table));
  return () => observer.disconnect();
}
