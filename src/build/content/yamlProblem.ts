/** An error of the YAML parser, as far as authors are told of it. */
interface ParseError {
  readonly code?: string;
  readonly message: string;
  readonly pos: readonly number[];
}

/** What is wrong with YAML that the parser stops at, and what to do about it. */
export function yamlProblem({ code, message, pos: [at = 0] }: ParseError, text: string): string {
  if (code === 'TAB_AS_INDENT') return 'The YAML is indented with a tab. Write spaces.';
  if (code === 'DUPLICATE_KEY') {
    const [, key] = /^["']?([^"':\n]*)/.exec(text.slice(at)) ?? [];
    return `The YAML has the key "${key}" twice. Keep one of them.`;
  }
  const reason = message.replace(/\.$/, '');
  return `The YAML cannot be read: ${reason}. Correct it; a value that holds a colon needs quotes.`;
}
