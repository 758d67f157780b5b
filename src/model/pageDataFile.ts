/**
 * The file that holds the data of the page at an address, by its name in the site's folder: Gatsby's choice.
 *
 * @example pageDataFile('/docs/runs') // => 'page-data/docs/runs/page-data.json'
 * @example pageDataFile('/')          // => 'page-data/index/page-data.json'
 */
export function pageDataFile(path: string): string {
  return `page-data${path === '/' ? '/index' : path}/page-data.json`;
}
