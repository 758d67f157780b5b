/** An error of the YAML parser, as far as authors are told of it. */
interface ParseError {
  readonly code?: string;
  readonly message: string;
  readonly pos: readonly number[];
}

/** What is wrong with YAML that the parser stops at, and what to do about it. */
export function yamlProblem(error: ParseError, text: string): string {
  const { code, message, pos } = error;
  const written = text.slice(pos[0]);
  if (code === 'TAB_AS_INDENT') return 'The YAML is indented with a tab. Write spaces.';
  if (code === 'DUPLICATE_KEY') {
    const [, key] = /^["']?([^"':\n]*)/.exec(written) ?? [];
    return `The YAML has the key "${key}" twice. Keep one of them.`;
  }
  if (isOpenQuote(error)) {
    return 'The value begins with a quote that nothing closes. Write one at its end.';
  }
  const [, key] = /^([\w-]+):[^\s/]/.exec(written) ?? [];
  if (key && /^Implicit/.test(message)) {
    return `No space follows "${key}:". Write one between the colon and the value.`;
  }
  const reason = message.replace(/\.$/, '');
  return `The YAML cannot be read: ${reason}. ${remedy(error, text)}`;
}

/** True where the parser looked in vain for the end of a value in quotes. */
export function isOpenQuote({ message }: Pick<ParseError, 'message'>): boolean {
  return /^Missing closing .quote/.test(message);
}

function remedy({ code, message, pos: [at = 0] }: ParseError, text: string): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    return 'Correct it; a value that holds a colon needs quotes.';
  }
  if (code === 'UNEXPECTED_TOKEN' && /["']\s*$/.test(text.slice(0, at))) {
    return 'Put the whole value in quotes of the other kind.';
  }
  const isValue = /^(?:BAD_SCALAR_START|UNEXPECTED_TOKEN)$/.test(code ?? '');
  return isValue || message.startsWith('Unresolved alias')
    ? 'Put the value in quotes.'
    : 'Correct it.';
}
