/**
 * The lasting address of what stands beside the sign that was clicked. On the changelog's list that is on the page of the
 * entry, since the list moves on with every new one. Undefined for anything but such a sign.
 */
export function linkToCopy(clicked: EventTarget | null): string | undefined {
  const sign = clicked instanceof Element ? clicked.closest('a[href^="#"]') : null;
  const id = sign?.getAttribute('href')?.slice(1);
  // A link within the text leads to another place than its own.
  if (!id || sign?.parentElement?.id !== id) return undefined;
  const entry = sign.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  const { origin, pathname } = window.location;
  return entry ? origin + __PATH_PREFIX__ + entryPlace(entry, id) : `${origin + pathname}#${id}`;
}

/** On the list the ids of an entry begin with its name; on its own page they do not. */
function entryPlace(path: string, id: string): string {
  const name = path.split('/').at(-1) ?? '';
  const own = id.startsWith(`${name}-`) ? id.slice(name.length + 1) : id;
  return path + (own === name ? '' : `#${own}`);
}
