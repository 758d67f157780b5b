/**
 * The collapsible parts of the page, in order: accordions and, on a phone, the table of contents; not the menus on top
 * of the page.
 */
const allDetails = () => [
  ...document.querySelectorAll<HTMLDetailsElement>('main details:not(.page-tools details)'),
];

/** Indices of the parts that the current history entry records as open. */
function noted(): readonly number[] {
  const { open } = (window.history.state ?? {}) as { readonly open?: unknown };
  return Array.isArray(open) ? (open as number[]) : [];
}

/**
 * Records in the current history entry which parts are open, so that the page has the same height when the reader comes
 * back.
 */
export function saveOpenDetails(): void {
  const open = allDetails().flatMap((details, number) => (details.open ? [number] : []));
  if (String(open) !== String(noted()))
    window.history.replaceState({ ...window.history.state, open }, '');
}

/** Reopens the parts that the current history entry records as open; true if there were any. */
export function restoreOpenDetails(): boolean {
  const open = noted();
  const again = allDetails().filter((_, number) => open.includes(number));
  for (const details of again) details.open = true;
  return again.length > 0;
}
