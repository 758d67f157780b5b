import { readFileSync, readdirSync } from 'node:fs';
import { cachedMdx } from './cachedMdx';
import { readFrontMatter } from './frontMatter';

/** Compiles the MDX of all pages into the cache. The last page comes first: Gatsby begins with the first. */
export function cacheAllMdx(): void {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .reverse();
  for (const name of files) {
    const source = `content/${name}`;
    const read = readFrontMatter(readFileSync(source, 'utf8'));
    if ('body' in read) cachedMdx(source, read.body);
  }
}
