import { cachedText } from '../cachedText';
import { parseMdx, type ParsedMdx } from './compileMdx';

/** Reads the MDX of a file once for each version of it: this is most of the work. Facts from other files are put in later. */
export function cachedMdx(source: string, body: string): ParsedMdx {
  const parsed = cachedText(`mdx ${source}`, body, () => JSON.stringify(parseMdx(body), small));
  return JSON.parse(parsed) as ParsedMdx;
}

/** Keeps of each position the first line only, and no syntax trees: they hold what JSON cannot, and checks use the text. */
function small(key: string, value: unknown): unknown {
  if (key === 'estree') return undefined;
  const start = (value as { start?: { line: number } } | null)?.start;
  return key === 'position' && start ? { start: { line: start.line } } : value;
}
