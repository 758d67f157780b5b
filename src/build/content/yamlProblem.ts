/** The fields of a YAML parser error that our messages use. */
interface ParseError {
  readonly code?: string;
  readonly message: string;
  readonly pos: readonly number[];
}

/** A message for authors from a YAML parser error: what is wrong and what to do. */
export function yamlProblem(error: ParseError, text: string): string {
  const { code, message, pos } = error;
  const written = text.slice(pos[0]);
  if (code === 'TAB_AS_INDENT') return 'The YAML is indented with a tab. Use spaces.';
  if (code === 'DUPLICATE_KEY') {
    const [, key] = /^["']?([^"':\n]*)/.exec(written) ?? [];
    return `The YAML has the key "${key}" twice. Keep one of them.`;
  }
  if (isOpenQuote(error)) {
    return 'The value starts with a quote that is never closed. Add one at its end.';
  }
  const [, key] = /^([\w-]+):[^\s/]/.exec(written) ?? [];
  if (key && /^Implicit/.test(message)) {
    return `There is no space after "${key}:". Add one between the colon and the value.`;
  }
  const reason = message.replace(/\.$/, '');
  return `The YAML cannot be read: ${reason}. ${remedy(error, text)}`;
}

/** Whether the parser did not find the end of a quoted value. */
export function isOpenQuote({ message }: Pick<ParseError, 'message'>): boolean {
  return /^Missing closing .quote/.test(message);
}

function remedy({ code, message, pos: [at = 0] }: ParseError, text: string): string {
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    return 'Correct it; a value that contains a colon needs quotes.';
  }
  if (code === 'UNEXPECTED_TOKEN' && /["']\s*$/.test(text.slice(0, at))) {
    return 'Put the whole value in quotes of the other kind.';
  }
  const isValue = /^(?:BAD_SCALAR_START|UNEXPECTED_TOKEN)$/.test(code ?? '');
  return isValue || message.startsWith('Unresolved alias')
    ? 'Put the value in quotes.'
    : 'Correct it.';
}
