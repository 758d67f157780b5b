import { isAlias, isScalar, visit, type Document, type Scalar } from 'yaml';

/** What is wrong in YAML, by its place in the text. */
export interface Misread {
  readonly offset: number;
  readonly message: string;
}

/** The first value of which YAML would drop a part without a word, taking it for a sign of its own; Gatsby's plugins stop at some. */
export function cutValue(document: Document.Parsed, text: string): Misread | undefined {
  // Of thousands of files few have what is looked for, and looking takes as long as reading.
  if (!/[!&#]/.test(text)) return undefined;
  const aliases = aliasesOf(document);
  let found: Misread | undefined;
  visit(document, {
    Value(key, node) {
      const { tag, range } = node;
      const bare = isScalar(node) && node.type === 'PLAIN' && key !== 'key' ? node : undefined;
      const message =
        (tag && beginsWith('an exclamation mark')) ??
        (bare?.anchor && !aliases.has(bare.anchor) ? beginsWith('an ampersand') : undefined) ??
        (bare && commentBehind(bare, text));
      if (!message) return undefined;
      found = { message, offset: range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

// As in `title: !important notes` and `title: &x thing`.
const beginsWith = (sign: string) =>
  `The YAML cannot be read: a value that begins with ${sign} needs quotes.`;

/** What to say of words that a comment follows on their line, as in `title: C # sharp`. */
function commentBehind({ value, range }: Scalar, text: string): string | undefined {
  if (typeof value !== 'string' || !range) return undefined;
  return /^[ \t]+#/.test(text.slice(range[1], range[2]))
    ? 'YAML takes # and what follows it for a comment. Put the whole value in quotes, or the comment on a line of its own.'
    : undefined;
}

function aliasesOf(document: Document.Parsed): ReadonlySet<string> {
  const names = new Set<string>();
  visit(document, (_key, node) => {
    if (isAlias(node)) names.add(node.source);
  });
  return names;
}
