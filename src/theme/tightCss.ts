/**
 * Minifies CSS by removing unnecessary whitespace; strings in it must not contain braces, commas or semicolons.
 *
 * @example tightCss('a, b { color: red; }') // => 'a,b{color:red}'
 */
export function tightCss(css: string): string {
  return css
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/([{;][a-z-]+): /g, '$1:')
    .replaceAll(';}', '}');
}
