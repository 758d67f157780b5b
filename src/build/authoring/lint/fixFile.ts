import { readFrontMatter } from '../../content/frontMatter';
import { fixBody, type FixedBody } from './fixBody';

/** Mends the body of a content file; its front matter stays as it is, and so does a file that cannot be read. */
export function fixFile(file: string, source: string): FixedBody {
  const read = readFrontMatter(source);
  if ('message' in read || read.body === '') return { text: source, done: [] };
  const head = source.slice(0, source.length - read.body.length);
  const { text, done } = fixBody({ text: read.body, mdx: file.endsWith('.mdx') });
  return {
    text: head + text,
    done: done.map(({ line, message }) => ({ line: line + read.linesBefore, message })),
  };
}
