/**
 * A path with forward slashes on every system; Windows uses backslashes.
 *
 * @example slashes('docs\\api\\keys.mdx') // => 'docs/api/keys.mdx'
 */
export function slashes(path: string): string {
  return path.replaceAll('\\', '/');
}
