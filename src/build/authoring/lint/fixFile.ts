import { readFrontMatter } from '../../content/yaml/frontMatter';
import { fixBody, type FixedBody } from './fixBody';
import { unixLines } from './unixLines';

/** Fixes the line endings and the body of a content file; front matter and anything unreadable stay as they are. */
export function fixFile(file: string, source: string): FixedBody {
  const unix = unixLines(source);
  const message = 'Changed the line endings to LF.';
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
