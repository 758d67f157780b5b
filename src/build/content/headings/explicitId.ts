const EXPLICIT = /\s*\[#(-*\w[\w-]*)\]\s*$/;

/**
 * The id that an author wrote at the end of a heading, and the text without it; undefined if there is none.
 *
 * @example explicitId('API keys [#keys]') // => { id: 'keys', text: 'API keys' }
 */
export function explicitId(text: string): { id: string; text: string } | undefined {
  const id = EXPLICIT.exec(text)?.[1];
  return id === undefined ? undefined : { id, text: text.replace(EXPLICIT, '') };
}
