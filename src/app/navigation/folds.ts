/**
 * The collapsible parts of the page, in order: accordions and, on a phone, the table of contents; not the menus on top
 * of the page.
 */
const folds = () => [
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
export function noteFolds(): void {
  const open = folds().flatMap((fold, number) => (fold.open ? [number] : []));
  if (String(open) !== String(noted()))
    window.history.replaceState({ ...window.history.state, open }, '');
}

/** Reopens the parts that the current history entry records as open; true if there were any. */
export function unfold(): boolean {
  const open = noted();
  const again = folds().filter((_, number) => open.includes(number));
  for (const fold of again) fold.open = true;
  return again.length > 0;
}
