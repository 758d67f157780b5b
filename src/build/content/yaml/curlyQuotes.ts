import { visit, type Document } from 'yaml';
import { AND } from '../../listFormats';
import type { Misread } from './cutValue';

/** The values that are in the quotes of a word processor, as in `title: “Runs”`, which readers would see. */
export function curlyQuotes(document: Document.Parsed, text: string): Misread | undefined {
  // Few files contain any, and the search takes as long as parsing.
  if (!/[“‘]/.test(text)) return undefined;
  const found: { value: string; offset: number }[] = [];
  visit(document, {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string') return;
      if (/^(?:“[^“”]*”|‘[^‘]*’)$/.test(value)) found.push({ value, offset: range?.[0] ?? 0 });
    },
  });
  const [first] = found;
  if (!first) return undefined;
  const which =
    found.length === 1
      ? 'The value is'
      : `The values ${AND.format(found.map(({ value }) => value))} are`;
  return {
    offset: first.offset,
    message: `${which} in curly quotes, which readers would see. Use straight ones.`,
  };
}
