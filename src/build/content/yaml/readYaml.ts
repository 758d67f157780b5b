import { LineCounter, isMap, parseDocument, visit, type Document } from 'yaml';
import { MERGE_CONFLICT, mergeConflict } from '../mergeConflict';
import { curlyQuotes } from './curlyQuotes';
import { cutValue, type Misread } from './cutValue';
import { hiddenCharacter } from './hiddenCharacter';
import { oddKey } from './oddKey';
import { yamlPlace } from './yamlPlace';
import { isOpenQuote, yamlProblem } from './yamlProblem';

/** The values of a YAML map, and their lines. */
export interface KeyedValues {
  readonly values: Readonly<Record<string, unknown>>;
  /** Line in the file, starting at 1, of the value at a path of keys, or of its deepest existing parent; 1 if there is none. */
  readonly lineOf: (...path: readonly PropertyKey[]) => number;
}

/** Why YAML could not be read, and the line in the file. */
export interface Unreadable {
  readonly line: number;
  readonly message: string;
}

/** Parses a YAML map, with the line of each key; `linesBefore` is the number of lines above it in the file. */
export function readYaml(text: string, linesBefore = 0): KeyedValues | Unreadable {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;

  const hidden = hiddenCharacter(text);
  if (hidden) return { ...hidden, line: hidden.line + linesBefore };
  // Few files contain a backslash, and the search takes as long as parsing.
  const escaped = text.includes('\\') ? escapedCharacter(document) : undefined;
  const misread =
    conflict(text) ??
    escaped ??
    syntaxError(document, text) ??
    cutValue(document, text) ??
    curlyQuotes(document, text) ??
    oddKey(document, text);
  if (misread) return { line: lineAt(misread.offset), message: misread.message };
  const root = document.contents;
  if (root !== null && !isMap(root)) {
    return {
      line: 1 + linesBefore,
      message: 'The YAML is not a list of keys. Write one "key: value" per line.',
    };
  }
  const lineOf = (...path: readonly PropertyKey[]) => {
    const offset = yamlPlace(document, path);
    return offset === undefined ? 1 : lineAt(offset);
  };
  try {
    const values = (document.toJS() ?? {}) as Record<string, unknown>;
    return { values, lineOf };
  } catch (error) {
    const reason = (error as Error).message;
    const message = `The YAML cannot be read: ${reason}. Write out its values, without aliases.`;
    return { line: 1 + linesBefore, message };
  }
}

/** Parses the YAML map of a file that the build requires; throws an error with the line and the remedy if it cannot be read. */
export function requiredYaml(file: string, text: string): KeyedValues {
  const read = readYaml(text);
  if ('message' in read) throw new Error(`${file}:${read.line}: ${read.message}`);
  return read;
}

// Its lines may be valid YAML on their own, or break another line.
function conflict(text: string): Misread | undefined {
  const offset = mergeConflict(text);
  return offset === undefined ? undefined : { offset, message: MERGE_CONFLICT };
}

function syntaxError(document: Document.Parsed, text: string): Misread | undefined {
  const alias = () => (text.includes('*') ? unresolvedAlias(document) : undefined);
  const error = document.errors[0] ?? alias();
  if (!error) return undefined;
  const [before = 0] = error.pos;
  // Some positions are those of the line break above.
  const at = before + text.slice(before).search(/\S|$/);
  const isOpenList = error.message.startsWith('Flow sequence');
  const opened = isOpenList ? text.lastIndexOf('[', at - 1) : openedBefore(document, at);
  const offset = isOpenList || isOpenQuote(error) ? opened : at;
  return { offset, message: yamlProblem(error, text) };
}

/** The start of the last quoted value before `at`, where its closing quote was expected. */
function openedBefore(document: Document.Parsed, at: number): number {
  let opened = at;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < at) [opened] = range;
    },
  });
  return opened;
}

// Such as `title: *New*`; the parser only notices when the values are read, and then throws.
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

// Double quotes allow characters to be escaped by code point.
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
