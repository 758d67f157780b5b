/** Address of the card of a page. @example cardAddress('/docs/api') // => '/social/docs/api.png' */
export function cardAddress(path: string): string {
  return `/social${path === '/' ? '/index' : path}.png`;
}
