import { readFrontMatter } from '../../content/frontMatter';
import { fixBody, type FixedBody } from './fixBody';
import { unixLines } from './lineEnds';

/** Mends the line ends and the body of a content file; its front matter stays as it is, and so does what cannot be read. */
export function fixFile(file: string, source: string): FixedBody {
  const unix = unixLines(source);
  const message = 'The lines end with LF, as everywhere else.';
  const ends = unix === source ? [] : [{ line: 1, message }];
  const read = readFrontMatter(unix);
  if ('message' in read || read.body === '') return { text: unix, done: ends };
  const fixed = fixBody({ text: read.body, mdx: file.endsWith('.mdx') });
  if (!fixed) return { text: unix, done: ends };
  const done = fixed.done.map((one) => ({ ...one, line: one.line + read.linesBefore }));
  return {
    text: unix.slice(0, unix.length - read.body.length) + fixed.text,
    done: [...ends, ...done],
  };
}
