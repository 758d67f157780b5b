import { isNode, isScalar, visit, type Document } from 'yaml';

/** What to say of the first key at which Gatsby's plugins stop though YAML allows it, and where in the text it stands. */
export function oddKey(
  document: Document.Parsed,
  text: string,
): { offset: number; message: string } | undefined {
  let found: { offset: number; message: string } | undefined;
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
  if (written === '')
    return 'A line has no key before its colon. Write one, or take the line away.';
  // A list in braces may have words without a value.
  const isOnOneLine = !written.includes('\n') && /^(?:[ \t]*:|\s*[,}\]])/.test(text.slice(end));
  // Two angle brackets copy the keys of another map; a name of its own is for such copies.
  if (isScalar(key) && !key.anchor && written !== '<<' && isOnOneLine) return undefined;
  return 'The YAML has a key that is no plain word. Write one "key: value" per line.';
}
