import type { PageLink } from './pageLink';

/** The previous and next page; null at either end. */
export interface Neighbours {
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/**
 * Returns a lookup of each path's neighbours in reading order. A page outside the order has none; if several pages have
 * the same address, the first counts.
 */
export function neighbours(order: readonly PageLink[]): (path: string) => Neighbours {
  const places = new Map(order.map((page, place) => [page.path, place] as const).reverse());
  return (path) => {
    const here = places.get(path);
    if (here === undefined) return { previous: null, next: null };
    return { previous: toLink(order[here - 1]), next: toLink(order[here + 1]) };
  };
}

// Callers pass whole nodes; only these two fields may end up in the page context.
function toLink(page: PageLink | undefined): PageLink | null {
  return page ? { title: page.title, path: page.path } : null;
}
