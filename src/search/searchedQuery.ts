/** In bytes. More than this is not searched for; the hosted service refuses it. */
export const LONGEST_QUERY = 512;

/**
 * What is searched for when this was typed.
 *
 * @example searchedQuery('  sql ') // => 'sql'
 */
export function searchedQuery(typed: string): string {
  const text = withoutTrace(typed).trim();
  // Only whole signs are read.
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(LONGEST_QUERY));
  return text.slice(0, read).trimEnd();
}

/** Of a pasted traceback only what follows its last `File …, line …`: a reader's own files and lines occur on no page. */
function withoutTrace(typed: string): string {
  return typed.replace(/^.*File "[^"]*", line \d+(?:, in \S+(?!\S))?(?=[^\w,].*\w)/s, '');
}
