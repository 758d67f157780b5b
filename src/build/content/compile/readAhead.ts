import { existsSync, readFileSync } from 'node:fs';
import { textsFolder } from '../../cachedText';
import { contentFiles } from '../contentFiles';
import { readFrontMatter } from '../yaml/frontMatter';
import { cachedMdx } from './cachedMdx';

/**
 * Compiles the MDX of all pages into the cache if it is empty. Runs in a thread started by `scripts/gatsby.mjs`, while Gatsby is
 * not yet ready for the first page. Starts with the last page, because Gatsby starts with the first.
 */
export function readAhead(): void {
  if (existsSync(textsFolder())) return;
  const files = contentFiles()
    .filter((name) => name.endsWith('.mdx'))
    .reverse();
  for (const name of files) {
    const source = `content/${name}`;
    const read = readFrontMatter(readFileSync(source, 'utf8'));
    if ('body' in read) cachedMdx(source, read.body);
  }
}
