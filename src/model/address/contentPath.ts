/**
 * The address of a content file: its path below `base`, without its extension and `index`.
 *
 * @example contentPath('/docs', 'share-insights/scheduled-runs.mdx') // => '/docs/share-insights/scheduled-runs'
 * @example contentPath('/docs', 'api/index.mdx')                     // => '/docs/api'
 */
export function contentPath(base: string, relativePath: string): string {
  const segments = relativePath
    .replace(/\.[a-z]+$/i, '')
    .split('/')
    .filter((segment) => segment !== 'index' && segment !== '');
  return [base, ...segments].join('/');
}
