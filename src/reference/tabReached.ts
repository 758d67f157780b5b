/** The tab that a key leads to from the focused one, as in Redoc's tabs; undefined if the key or its target is another. */
export function tabReached(event: KeyboardEvent): HTMLElement | undefined {
  // Keys with a modifier belong to the browser: Alt with an arrow goes back.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const { key, target } = event;
  if (!(target instanceof Element && target.matches('[role="tab"]'))) return undefined;
  const tabs = [...target.parentElement!.children] as HTMLElement[];
  const here = tabs.indexOf(target as HTMLElement);
  if (key === 'ArrowRight' || key === 'ArrowDown') return tabs[here + 1] ?? tabs[0];
  if (key === 'ArrowLeft' || key === 'ArrowUp') return tabs.at(here - 1);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  return undefined;
}
