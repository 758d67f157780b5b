import { isNode, isScalar, visit, type Document } from 'yaml';
import type { Misread } from './cutValue';

/** The first key that YAML allows but Gatsby's plugins fail on. */
export function oddKey(document: Document.Parsed, text: string): Misread | undefined {
  let found: Misread | undefined;
  visit(document, {
    Pair(_index, { key }) {
      const message = keyProblem(key, text);
      if (!message) return undefined;
      found = { message, offset: (isNode(key) && key.range?.[0]) || 0 };
      return visit.BREAK;
    },
  });
  return found;
}

function keyProblem(key: unknown, text: string): string | undefined {
  const [start, end] = (isNode(key) && key.range) || [0, 0];
  const written = text.slice(start, end);
  if (written === '') return 'A line has no key before its colon. Add one, or remove the line.';
  // A map in braces may have keys without a value.
  const isOnOneLine = !written.includes('\n') && /^(?:[ \t]*:|\s*[,}\]])/.test(text.slice(end));
  // `<<` merges the keys of another map, and an anchor on a key is for such merges.
  if (isScalar(key) && !key.anchor && written !== '<<' && isOnOneLine) return undefined;
  return 'The YAML has a key that is not a plain word. Write one "key: value" per line.';
}
