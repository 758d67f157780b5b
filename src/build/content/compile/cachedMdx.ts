import { cachedText } from '../../cachedText';
import type { CompiledBody } from './compiled';
import { compileMdx } from './compileMdx';

/**
 * Same as `compileMdx`, but cached for each version of a file. Facts in the body that come from other files stay the same
 * until the next start, which drops everything that was cached before they changed (`codeStamp`).
 */
export function cachedMdx(source: string, body: string): CompiledBody {
  const compiled = cachedText(`mdx ${source}`, body, () => JSON.stringify(compileMdx(body)));
  return JSON.parse(compiled) as CompiledBody;
}
