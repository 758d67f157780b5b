/** What a page unfolds, in its order: accordions, and the contents of a phone; what lies over the page is no part of it. */
const folds = () => [
  ...document.querySelectorAll<HTMLDetailsElement>('main details:not(.page-tools details)'),
];

/** Which of them the open entry of the history has open. */
function noted(): readonly number[] {
  const { open } = (window.history.state ?? {}) as { readonly open?: unknown };
  return Array.isArray(open) ? (open as number[]) : [];
}

/** Notes in the open entry of the history what is unfolded: on the way back the page is as long as it was. */
export function noteFolds(): void {
  const open = folds().flatMap((fold, number) => (fold.open ? [number] : []));
  if (String(open) !== String(noted()))
    window.history.replaceState({ ...window.history.state, open }, '');
}

/** Unfolds what was unfolded in the open entry of the history; whether there was anything. */
export function unfold(): boolean {
  const open = noted();
  const again = folds().filter((_, number) => open.includes(number));
  for (const fold of again) fold.open = true;
  return again.length > 0;
}
