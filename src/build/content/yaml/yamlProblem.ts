/** The fields of a YAML parser error that our messages use. */
interface ParseError {
  readonly code?: string;
  readonly message: string;
  readonly pos: readonly number[];
}

const INDENT = 'The line is indented differently from its neighbors. Indent it like them.';
const NO_KEY =
  'The line is not of the form "key: value". Add the colon and a space after it, or indent the line if it belongs to the value above.';
const NESTED =
  'The value contains a colon, or the line below it is indented too far. Put the value in quotes, or begin the line below where its neighbors begin.';

const HARD_SPACE = 'A no-break space follows the colon of the key. Use a normal space.';
const beginsWith = (sign: string) =>
  `The value begins with ${sign}, which has a meaning of its own in YAML. Put the value in quotes.`;

/** Our messages by pattern of the parser's message. */
const PROBLEMS: readonly (readonly [pattern: RegExp, problem: string])[] = [
  [/^Nested mappings/, NESTED],
  [/^Implicit (?:map )?keys? need/, NO_KEY],
  [/^All mapping items must start|^A block .* implicit/, INDENT],
  [/^Flow sequence/, 'The list that begins with [ is never closed. Add ] at its end.'],
  [/^Unexpected , in/, 'The list has a comma without a value in front of it. Remove it.'],
  [/^Flow map/, 'The value begins with { and has no } at its end. Put it in quotes.'],
  [
    /^Unexpected block-seq-ind/,
    'The value begins with a dash on the line of its key. Write a list like [a, b], or put the value in quotes.',
  ],
  [/multiple documents/, 'A line of dashes or dots ends the YAML too early. Remove it.'],
  [
    /^Invalid escape/,
    'The value contains a backslash between double quotes. Write \\\\ for it, or put the value in single quotes.',
  ],
];

/** A message for authors from a YAML parser error: what is wrong and what to do. */
export function yamlProblem(error: ParseError, text: string): string {
  const { code, message, pos } = error;
  const [at = 0] = pos;
  const written = text.slice(at);
  if (code === 'TAB_AS_INDENT') return 'The YAML is indented with a tab. Use spaces.';
  if (code === 'DUPLICATE_KEY') {
    const [, key] = /^["']?([^"':\n]*)/.exec(written) ?? [];
    return `The YAML has the key "${key}" twice. Keep one of them.`;
  }
  if (isOpenQuote(error)) {
    return 'The value starts with a quote that is never closed. Add one at its end.';
  }
  if (/^[\w-]+:\u00A0/.test(written)) return HARD_SPACE;
  const [, key] = /^([\w-]+):[^\s/]/.exec(written) ?? [];
  if (key && /^Implicit/.test(message)) {
    return `There is no space after "${key}:". Add one between the colon and the value.`;
  }
  if (code === 'BAD_SCALAR_START' || message.startsWith('Unresolved alias')) {
    return beginsWith(written.charAt(0));
  }
  for (const [pattern, problem] of PROBLEMS) if (pattern.test(message)) return problem;
  if (code === 'UNEXPECTED_TOKEN') return restProblem(text.slice(0, at));
  return `The YAML cannot be read: ${message.replace(/\.$/, '')}. Correct it.`;
}

/** Whether the parser did not find the end of a quoted value. */
export function isOpenQuote({ message }: Pick<ParseError, 'message'>): boolean {
  return /^Missing closing .quote/.test(message);
}

/** The message about something after a complete value, which `before` ends with. */
function restProblem(before: string): string {
  if (/(?:^|\n)[ \t]*$/.test(before)) return INDENT;
  // As in `title: >50 rows`, where a text on several lines would begin below the sign, or `title: **New** runs`.
  const [, sign] = /[:-]\s+([|>*])\S*\s*$/.exec(before) ?? [];
  if (sign) return beginsWith(sign);
  return /["']\s*$/.test(before)
    ? 'The value goes on behind its closing quote. Put the whole value in quotes of the other kind.'
    : 'The value goes on behind a bracket. Put the whole value in quotes.';
}
