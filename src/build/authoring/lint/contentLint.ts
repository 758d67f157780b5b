import { readFileSync } from 'node:fs';
import type { Fault } from '../../../model/fault';
import { contentFiles } from '../../content/contentFiles';
import { readContentPages } from '../contentPages';
import { sentencesOf } from '../readingEase';
import { buildFaults } from './buildFaults';
import { placeholderFaults } from './placeholderFaults';
import { namesIn } from './sentenceCase';
import { styleFaults } from './styleFaults';

/** Everything that is wrong in the content: what the build refuses, and what style asks for. */
export function contentLint(): Fault[] {
  const pages = readContentPages();
  const names = namesIn(pages.flatMap(({ body }) => sentencesOf(body.tree)));
  const style = markdownFiles().flatMap((file) =>
    styleFaults(file, readFileSync(file, 'utf8'), names),
  );
  return [...buildFaults(pages), ...placeholderFaults(pages), ...style];
}

/** The pages below `content/`; what else lies there makes none. */
export function markdownFiles(): string[] {
  return contentFiles()
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `content/${file}`);
}
