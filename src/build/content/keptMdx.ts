import type { GatsbyCache, Node } from 'gatsby';
import { parseMdx, type ParsedMdx } from './compileMdx';

type Kept = readonly [digest: string, parsed: string];

/**
 * Reads the MDX of a node once per version of it, for the workers of a build and for later builds as well: to parse it is
 * most of the work. What is told from other files is put in afterwards.
 */
export async function keptMdx(node: Node, body: string, cache: GatsbyCache): Promise<ParsedMdx> {
  const key = `mdx ${node.id}`;
  const { contentDigest } = node.internal;
  const [digest, kept] = ((await cache.get(key)) as Kept | undefined) ?? [];
  if (kept && digest === contentDigest) return JSON.parse(kept) as ParsedMdx;
  const parsed = parseMdx(body);
  await cache.set(key, [contentDigest, JSON.stringify(parsed, small)]);
  return parsed;
}

/** Of a place its first line is needed; expressions, which may hold what JSON cannot, are refused by their text. */
function small(key: string, value: unknown): unknown {
  if (key === 'estree') return undefined;
  const start = (value as { start?: { line: number } } | null)?.start;
  return key === 'position' && start ? { start: { line: start.line } } : value;
}
