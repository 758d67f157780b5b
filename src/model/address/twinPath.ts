/** The address of a page's Markdown. @example twinPath('/docs/api') // => '/docs/api.md' */
export function twinPath(path: string): string {
  return `${path}.md`;
}
