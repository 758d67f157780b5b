import { entryName } from '../model/changelog/entryName';

/**
 * The permanent address of the element whose anchor was clicked. In the changelog list it is on the entry's own page,
 * since entries move down the list over time. Undefined for clicks on anything else.
 */
export function linkToCopy(clicked: EventTarget | null): string | undefined {
  const anchor = clicked instanceof Element ? clicked.closest('a[href^="#"]') : null;
  const id = anchor?.getAttribute('href')?.slice(1);
  // A link in the text points to some other element.
  if (!id || anchor?.parentElement?.id !== id) return undefined;
  const entry = anchor.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  const { origin, pathname } = window.location;
  return entry ? origin + __PATH_PREFIX__ + entryPlace(entry, id) : `${origin + pathname}#${id}`;
}

/** In the list, ids within an entry are prefixed with its name; on its own page they are not. */
function entryPlace(path: string, id: string): string {
  const name = entryName(path);
  const own = id.startsWith(`${name}-`) ? id.slice(name.length + 1) : id;
  return path + (own === name ? '' : `#${own}`);
}
