/**
 * The lasting address of what stands beside the sign that was clicked: on the page of its entry, since on the list it moves
 * on with every new entry. Undefined for anything but such a sign.
 */
export function linkToCopy(clicked: EventTarget | null): string | undefined {
  const sign = clicked instanceof Element ? clicked.closest('a[href^="#"]') : null;
  const path = sign?.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  const id = sign?.getAttribute('href')?.slice(1);
  // A link within the text leads to another place than its own.
  if (!path || !id || sign?.parentElement?.id !== id) return undefined;
  const name = path.split('/').at(-1) ?? '';
  const own = id.startsWith(`${name}-`) ? id.slice(name.length + 1) : id;
  return window.location.origin + __PATH_PREFIX__ + path + (own === name ? '' : `#${own}`);
}
