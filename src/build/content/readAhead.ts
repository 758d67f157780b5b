import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { slashes } from '../../model/slashes';
import { textsFolder } from '../cachedText';
import { cachedMdx } from './cachedMdx';
import { readFrontMatter } from './frontMatter';
import { isHidden } from './isHidden';

/**
 * Compiles the MDX of all pages into the cache, where none has been cached yet: in a thread that `scripts/gatsby.mjs` begins,
 * while Gatsby has a while to go before it asks for the first page. The last page comes first: Gatsby begins with the first.
 */
export function readAhead(): void {
  if (existsSync(textsFolder())) return;
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && !isHidden(name))
    .sort()
    .reverse();
  for (const name of files) {
    const source = `content/${name}`;
    const read = readFrontMatter(readFileSync(source, 'utf8'));
    if ('body' in read) cachedMdx(slashes(source), read.body);
  }
}
