import { LineCounter, isMap, isScalar, parseDocument, visit, type Document } from 'yaml';
import { hiddenCharacter } from './hiddenCharacter';

/** What stands above the body of a content file, and where. */
export interface FrontMatter {
  readonly values: Readonly<Record<string, unknown>>;
  /** Line of a key in the file, from 1; the first line when the key is not there. */
  readonly lineOf: (key: string) => number;
  /** The body, and the number of lines of the file before it. */
  readonly body: string;
  readonly linesBefore: number;
}

/** Why YAML could not be read, and where in the file. */
interface Unreadable {
  readonly line: number;
  readonly message: string;
}

/** The same, by the place in the text. */
interface Misread {
  readonly offset: number;
  readonly message: string;
}

// Spaces after the closing dashes belong to the body, as they do for Gatsby's plugins.
const FENCED = /^---[ \t]*\r?\n([\s\S]*?)^---(?:\r?\n|(?=[ \t]*\r?$))/m;

/** Reads the YAML between the two `---` at the start of `text`; a file without them has no values. */
export function readFrontMatter(text: string): FrontMatter | Unreadable {
  const source = text.replace(/^\uFEFF/, '');
  const hidden = hiddenCharacter(source);
  if (hidden) return hidden;
  const odd = /^---(?!-)[ \t]*\S.*/.exec(source)?.[0];
  if (odd) {
    return {
      line: 1,
      message: `The front matter opens with "${odd}". Open it with three dashes and nothing else.`,
    };
  }
  const fenced = source.startsWith('---') ? FENCED.exec(source) : null;
  if (!fenced && /^---[ \t]*\r?\n/.test(source)) {
    const message =
      'The front matter has no end. Write three dashes on a line of their own below it.';
    return { line: 1, message };
  }
  if (!fenced) return { values: {}, lineOf: () => 1, body: source, linesBefore: 0 };

  const yaml = readYaml(fenced[1] ?? '', 1);
  if ('message' in yaml) return yaml;
  const linesBefore = fenced[0].split('\n').length - 1;
  return { ...yaml, body: source.slice(fenced[0].length), linesBefore };
}

/** Reads a YAML map, with the line of each key; `linesBefore` lines stand above it in the file. */
export function readYaml(
  text: string,
  linesBefore = 0,
): Pick<FrontMatter, 'values' | 'lineOf'> | Unreadable {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;

  const hidden = hiddenCharacter(text);
  if (hidden) return { ...hidden, line: hidden.line + linesBefore };
  const misread = escapedCharacter(document) ?? syntaxError(document) ?? taggedValue(document);
  if (misread) return { line: lineAt(misread.offset), message: misread.message };
  const root = document.contents;
  if (root !== null && !isMap(root)) {
    return {
      line: 1 + linesBefore,
      message: 'The YAML is not a list of keys. Write one "key: value" per line.',
    };
  }
  const keyLines = new Map<string, number>();
  for (const { key } of root?.items ?? []) {
    if (isScalar(key) && key.range) keyLines.set(String(key.value), lineAt(key.range[0]));
  }
  try {
    const values = (document.toJS() ?? {}) as Record<string, unknown>;
    return { values, lineOf: (key) => keyLines.get(key) ?? 1 };
  } catch (error) {
    const reason = (error as Error).message;
    const message = `The YAML cannot be read: ${reason}. Write its values out, without aliases.`;
    return { line: 1 + linesBefore, message };
  }
}

function syntaxError(document: Document.Parsed): Misread | undefined {
  const error = document.errors[0] ?? unresolvedAlias(document);
  if (!error) return undefined;
  const reason = error.message.replace(/\.$/, '');
  return {
    offset: error.pos[0] ?? 0,
    message: `The YAML cannot be read: ${reason}. Correct it; a value that holds a colon needs quotes.`,
  };
}

// YAML drops the first word of `title: !important notes`, and Gatsby's plugins stop at it.
function taggedValue(document: Document.Parsed): Misread | undefined {
  let found: Misread | undefined;
  visit(document, {
    Value(_key, { tag, range }) {
      if (!tag) return undefined;
      const message =
        'The YAML cannot be read: a value that begins with an exclamation mark needs quotes.';
      found = { message, offset: range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

// Such as `title: *New*`; the parser finds it only when the values are read, and then throws.
function unresolvedAlias(
  document: Document.Parsed,
): { message: string; pos: number[] } | undefined {
  let found: { message: string; pos: number[] } | undefined;
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document)) return undefined;
      const message = `Unresolved alias (the anchor must be set before the alias): ${alias.source}`;
      found = { message, pos: [alias.range?.[0] ?? 0] };
      return visit.BREAK;
    },
  });
  return found;
}

// In double quotes a character may be named by its number.
function escapedCharacter(document: Document.Parsed): Misread | undefined {
  let found: Misread | undefined;
  visit(document, {
    Scalar(_key, { value, range }) {
      const hidden = typeof value === 'string' ? hiddenCharacter(value) : undefined;
      if (!hidden) return undefined;
      found = { message: hidden.message, offset: range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}
