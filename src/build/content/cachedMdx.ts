import { cachedText } from '../cachedText';
import type { CompiledBody } from './compiled';
import { compileMdx } from './compileMdx';

/**
 * The body that `compileMdx` makes of a file, made once for each version of it. The facts in it, which come from other files,
 * hold until the next start, which drops what was cached before they changed (`codeStamp`).
 */
export function cachedMdx(source: string, body: string): CompiledBody {
  const compiled = cachedText(`mdx ${source}`, body, () => JSON.stringify(compileMdx(body)));
  return JSON.parse(compiled) as CompiledBody;
}
