/**
 * A style sheet without the spaces that it does not need; texts in it must hold no braces, commas or semicolons.
 *
 * @example tightCss('a, b { color: red; }') // => 'a,b{color:red}'
 */
export function tightCss(css: string): string {
  return css
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/([{;][a-z-]+): /g, '$1:')
    .replaceAll(';}', '}');
}
