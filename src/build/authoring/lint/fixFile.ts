import { readFrontMatter } from '../../content/frontMatter';
import { fixBody, type FixedBody } from './fixBody';

/** Mends the body of a content file; its front matter stays as it is, and so does a file that cannot be read. */
export function fixFile(file: string, source: string): FixedBody {
  // With \r left in, every line would count as one that ends with a space.
  const unix = source.replace(/\r\n/g, '\n');
  const read = readFrontMatter(unix);
  if ('message' in read || read.body === '') return { text: source, done: [] };
  const fixed = fixBody({ text: read.body, mdx: file.endsWith('.mdx') });
  if (!fixed) return { text: source, done: [] };
  const breaks = unix === source ? [] : [{ line: 1, message: 'The lines end as everywhere else.' }];
  return {
    text: unix.slice(0, unix.length - read.body.length) + fixed.text,
    done: [
      ...breaks,
      ...fixed.done.map(({ line, message }) => ({ line: line + read.linesBefore, message })),
    ],
  };
}
