import { readFileSync } from 'node:fs';
import type { Fault } from '../../../model/fault';
import { contractFaults } from '../../api/faults/contractFaults';
import { contentFiles } from '../../content/contentFiles';
import { readContentPages } from '../contentPages';
import { sentencesOf } from '../readingEase';
import { buildFaults } from './buildFaults';
import { placeholderFaults } from './placeholderFaults';
import { namesIn } from './sentenceCase';
import { styleFaults } from './styleFaults';

/** All faults in the content, those that stop the build and those of style; only those of the contract if it has any. */
export function contentLint(): readonly Fault[] {
  const inContract = contractFaults();
  if (inContract.length > 0) return inContract;
  const pages = readContentPages();
  const names = namesIn(pages.flatMap(({ body }) => sentencesOf(body.tree)));
  const style = markdownFiles().flatMap((file) =>
    styleFaults(file, readFileSync(file, 'utf8'), names),
  );
  return [...buildFaults(pages), ...placeholderFaults(pages), ...style];
}

/** Paths of the Markdown and MDX files below `content/`. */
export function markdownFiles(): string[] {
  return contentFiles()
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `content/${file}`);
}
