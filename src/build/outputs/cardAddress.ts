/** Address of the card of the site, which pages show that have none of their own. */
export const SITE_CARD = '/social-card.png';

/** Address of the card of a page. @example cardAddress('/docs/api') // => '/social/docs/api.png' */
export function cardAddress(path: string): string {
  return `/social${path === '/' ? '/index' : path}.png`;
}
