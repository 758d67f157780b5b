import { readFileSync, readdirSync } from 'node:fs';
import type { Fault } from '../../../model/fault';
import { readFrontMatter } from '../../content/frontMatter';
import { readContentPages } from '../contentPages';
import { sentencesOf } from '../readingEase';
import { bodyFaults } from './bodyFaults';
import { buildFaults } from './buildFaults';
import { namesIn } from './sentenceCase';

/** Everything that is wrong in the content: what the build refuses, and what style asks for. */
export function contentLint(): Fault[] {
  const pages = readContentPages();
  const names = namesIn(pages.flatMap(({ body }) => sentencesOf(body.tree)));
  const style = markdownFiles().flatMap((file) => {
    const read = readFrontMatter(readFileSync(file, 'utf8'));
    if ('message' in read) return [];
    const body = { text: read.body, mdx: file.endsWith('.mdx') };
    return bodyFaults(body, names).map(({ line, message }) => ({
      file,
      line: line + read.linesBefore,
      message,
    }));
  });
  return [...buildFaults(pages), ...style];
}

/** The pages below `content/`; what else lies there makes none. */
export function markdownFiles(): string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:docs|tutorials|changelog|versions)\/.*\.mdx?$/.test(file))
    .sort()
    .map((file) => `content/${file}`);
}
