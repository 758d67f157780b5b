/**
 * The path, in the site's folder, of Gatsby's data file for a page.
 *
 * @example pageDataFile('/docs/runs') // => 'page-data/docs/runs/page-data.json'
 * @example pageDataFile('/')          // => 'page-data/index/page-data.json'
 */
export function pageDataFile(path: string): string {
  return `page-data${path === '/' ? '/index' : path}/page-data.json`;
}
