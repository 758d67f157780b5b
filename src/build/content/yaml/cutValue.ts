import { isAlias, isScalar, visit, type Document, type Scalar } from 'yaml';

/** A problem in YAML, with its offset in the text. */
export interface Misread {
  readonly offset: number;
  readonly message: string;
}

/**
 * The first value that YAML would silently truncate, because part of it looks like syntax. Gatsby's plugins fail on some of these.
 */
export function cutValue(document: Document.Parsed, text: string): Misread | undefined {
  // Few files contain any of these characters, and the search takes as long as parsing.
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

/** The problem if a plain value is followed by a comment on its line, or is none but that, as in `title: # of runs`. */
function commentBehind({ value, range }: Scalar, text: string): string | undefined {
  if ((typeof value !== 'string' && value !== null) || !range) return undefined;
  const [, end, rest] = range;
  return /^[ \t]*#/.test(text.slice(end, rest))
    ? 'YAML treats # and everything after it as a comment. Put the whole value in quotes, or the comment on a line of its own.'
    : undefined;
}

function aliasesOf(document: Document.Parsed): ReadonlySet<string> {
  const names = new Set<string>();
  visit(document, (_key, node) => {
    if (isAlias(node)) names.add(node.source);
  });
  return names;
}
