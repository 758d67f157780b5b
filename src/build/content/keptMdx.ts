import { kept } from '../kept';
import { parseMdx, type ParsedMdx } from './compileMdx';

/** Reads the MDX of a file once for each version of it: this is most of the work. What other files tell is put in later. */
export function keptMdx(source: string, body: string): ParsedMdx {
  const parsed = kept(`mdx ${source}`, body, () => JSON.stringify(parseMdx(body), small));
  return JSON.parse(parsed) as ParsedMdx;
}

/** Of a place its first line is needed; expressions, which may hold what JSON cannot, are refused by their text. */
function small(key: string, value: unknown): unknown {
  if (key === 'estree') return undefined;
  const start = (value as { start?: { line: number } } | null)?.start;
  return key === 'position' && start ? { start: { line: start.line } } : value;
}
