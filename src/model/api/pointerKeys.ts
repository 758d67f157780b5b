/**
 * The keys that a JSON pointer (RFC 6901) names, outermost first.
 *
 * @example pointerKeys('/body/a~1b') // => ['body', 'a/b']
 */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
