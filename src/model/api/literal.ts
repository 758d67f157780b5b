import type { Json, JsonObject } from './apiContract';

/** How a language writes JSON values. */
export interface Syntax {
  readonly text: (value: string) => string;
  readonly number: (value: number) => string;
  /** The words for true, false and null. */
  readonly words: readonly [yes: string, no: string, nothing: string];
  readonly list: Brackets;
  readonly object: Brackets;
  /** The key before a value, as in `"name": `. */
  readonly key: (name: string) => string;
  readonly indent: string;
  /** True if multi-line brackets have a trailing comma. */
  readonly lastComma: boolean;
}

interface Brackets {
  readonly open: string;
  readonly close: string;
  /** The literal for no entries. */
  readonly empty: string;
  /** What separates the brackets from the entries on one line. */
  readonly gap: string;
}

const WIDTH = 72;

/** A value as a literal of a language: on one line if it is short, otherwise with a line for each entry. */
export function literal(value: Json, syntax: Syntax, before = ''): string {
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value === 'number') return syntax.number(value);
  if (value === null) return syntax.words[2];
  if (typeof value === 'boolean') return syntax.words[value ? 0 : 1];

  const isList = Array.isArray(value);
  const inner = before + syntax.indent;
  const entries = isList
    ? (value as readonly Json[]).map((entry) => literal(entry, syntax, inner))
    : Object.entries(value as JsonObject).map(
        ([name, entry]) => syntax.key(name) + literal(entry, syntax, inner),
      );
  return arranged(entries, isList ? syntax.list : syntax.object, syntax, before);
}

/** Entries that are already written, in their brackets. */
export function arranged(
  entries: readonly string[],
  { open, close, empty, gap }: Brackets,
  { indent, lastComma }: Pick<Syntax, 'indent' | 'lastComma'>,
  before = '',
): string {
  if (entries.length === 0) return empty;

  const line = `${open}${gap}${entries.join(', ')}${gap}${close}`;
  if (before.length + line.length <= WIDTH && !line.includes('\n')) return line;
  const lines = entries.map((entry) => `${before}${indent}${entry}`).join(',\n');
  return `${open}\n${lines}${lastComma ? ',' : ''}\n${before}${close}`;
}
