/**
 * Escapes a text for use as the content or a quoted attribute of an XML element.
 *
 * @example escapeXml('R&D <beta>') // => 'R&amp;D &lt;beta&gt;'
 */
export function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
