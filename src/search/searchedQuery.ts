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

const CALLS = /^.*File "[^"]*", line \d+(?:, in \S+(?!\S))?(?=[^\w,].*\w)/s;
const CODE = /^.*\s(?=[\w.]*(?:Error|Exception): )/s;

/**
 * Cuts a pasted traceback to what follows its last `File …, line …`, and that to the error if it is named: the reader's own
 * files and lines occur on no page.
 */
function withoutTrace(typed: string): string {
  const rest = typed.replace(CALLS, '');
  return rest === typed ? typed : rest.replace(CODE, '');
}
