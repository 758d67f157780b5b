/**
 * A JavaScript string literal that cannot close its script element.
 *
 * @example scriptLiteral('</script>') // => '"\\u003c/script>"'
 */
export function scriptLiteral(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c');
}
