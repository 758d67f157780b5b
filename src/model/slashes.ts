/**
 * A path as every system of ours spells it: Windows separates its folders by backslashes.
 *
 * @example slashes('docs\\api\\keys.mdx') // => 'docs/api/keys.mdx'
 */
export function slashes(path: string): string {
  return path.replaceAll('\\', '/');
}
