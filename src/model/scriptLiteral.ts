/**
 * A text as a literal of JavaScript that cannot end the script element it stands in.
 *
 * @example scriptLiteral('</script>') // => '"\\u003c/script>"'
 */
export function scriptLiteral(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\u003c');
}
