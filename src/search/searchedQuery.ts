/** In bytes. The hosted service rejects longer queries. */
export const LONGEST_QUERY = 512;

/**
 * The query to search for, given what was typed: trimmed, and cut to `LONGEST_QUERY` bytes.
 *
 * @example searchedQuery('  sql ') // => 'sql'
 */
export function searchedQuery(typed: string): string {
  const text = withoutTrace(typed).trim();
  // `encodeInto` reads only whole characters.
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(LONGEST_QUERY));
  return text.slice(0, read).trimEnd();
}

/** Cuts a pasted traceback to what follows its last `File …, line …`: the reader's own files occur on no page. */
function withoutTrace(typed: string): string {
  return typed.replace(/^.*File "[^"]*", line \d+(?:, in \S+(?!\S))?(?=[^\w,].*\w)/s, '');
}
