import { readFileSync } from 'node:fs';
import type { Fault } from '../../../model/fault';
import { contractFaults } from '../../api/faults/contractFaults';
import { contentFiles } from '../../content/contentFiles';
import { readFrontMatter } from '../../content/yaml/frontMatter';
import { readContentPages, type ContentPage } from '../contentPages';
import { sentencesOf } from '../readingEase';
import { buildFaults } from './buildFaults';
import { emptySections } from './emptySections';
import { unixLines } from './unixLines';
import { placeholderFaults } from './placeholderFaults';
import { namesIn } from './sentenceCase';
import { styleFaults } from './styleFaults';
import { unusedPictures } from './unusedPictures';

/** All faults in the content, those that stop the build and those of style; only those of the contract if it has any. */
export function contentLint(): readonly Fault[] {
  const inContract = contractFaults();
  if (inContract.length > 0) return inContract;
  const pages = readContentPages();
  const names = namesIn(pages.flatMap(({ body }) => sentencesOf(body.tree)));
  const style = markdownFiles().flatMap((file) =>
    styleFaults(file, readFileSync(file, 'utf8'), names),
  );
  const stopping = buildFaults(pages);
  return [
    ...stopping,
    // A page that cannot be read names no pictures.
    ...(stopping.length === 0 ? unusedPictures(pages) : []),
    ...placeholderFaults(pages),
    ...pages.flatMap(emptySectionFaults),
    ...style,
  ];
}

/** Drafts may have headings without text. */
function emptySectionFaults({ file, source, node }: ContentPage): Fault[] {
  const read = readFrontMatter(unixLines(source));
  if (node.draft || !/\.mdx?$/.test(file) || 'message' in read) return [];
  return emptySections({ text: read.body, mdx: file.endsWith('.mdx') }).map(
    ({ line, message }) => ({ file, line: line + read.linesBefore, message }),
  );
}

/** Paths of the Markdown and MDX files below `content/`. */
export function markdownFiles(): string[] {
  return contentFiles()
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `content/${file}`);
}
