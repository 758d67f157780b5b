/**
 * Minifies CSS by removing unnecessary whitespace; strings in it must not contain braces, commas or semicolons.
 *
 * @example minifyCss('a, b { color: red; }') // => 'a,b{color:red}'
 */
export function minifyCss(css: string): string {
  return css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?| (?=!)/g, '$1')
    .replace(/([{;][a-z-]+): /g, '$1:')
    .replaceAll(';}', '}');
}
