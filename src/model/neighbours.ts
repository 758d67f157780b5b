import type { PageLink } from './pageLink';

/** The pages before and after a page; null at an end. */
export interface Neighbours {
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/**
 * Tells of each path the pages on either side of it in reading order. A page outside the order stands alone; where several
 * claim one address, the first counts.
 */
export function neighbours(order: readonly PageLink[]): (path: string) => Neighbours {
  const places = new Map(order.map((page, place) => [page.path, place] as const).reverse());
  return (path) => {
    const here = places.get(path);
    if (here === undefined) return { previous: null, next: null };
    return { previous: toLink(order[here - 1]), next: toLink(order[here + 1]) };
  };
}

// Callers pass whole nodes; only these two fields may reach the page's context.
function toLink(page: PageLink | undefined): PageLink | null {
  return page ? { title: page.title, path: page.path } : null;
}
