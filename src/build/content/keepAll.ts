import { readFileSync, readdirSync } from 'node:fs';
import { readFrontMatter } from './frontMatter';
import { keptMdx } from './keptMdx';

/** Reads the MDX of all pages, so that it is kept. The last page comes first: Gatsby begins with the first. */
export function keepAll(): void {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .reverse();
  for (const name of files) {
    const source = `content/${name}`;
    const read = readFrontMatter(readFileSync(source, 'utf8'));
    if ('body' in read) keptMdx(source, read.body);
  }
}
