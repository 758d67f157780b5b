import type { PageLink } from './pageLink';

/** The pages before and after a page; null at an end. */
export interface Neighbours {
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** The pages on either side of `path` in reading order. A page outside the order stands alone. */
export function neighbours(order: readonly PageLink[], path: string): Neighbours {
  const here = order.findIndex((page) => page.path === path);
  if (here === -1) return { previous: null, next: null };
  return { previous: toLink(order[here - 1]), next: toLink(order[here + 1]) };
}

// Callers pass whole nodes; only these two fields may reach the page's context.
function toLink(page: PageLink | undefined): PageLink | null {
  return page ? { title: page.title, path: page.path } : null;
}
