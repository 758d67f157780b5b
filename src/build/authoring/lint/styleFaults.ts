import type { Fault } from '../../../model/fault';
import { readFrontMatter } from '../../content/frontMatter';
import { bodyFaults } from './bodyFaults';
import { unixLines } from './lineEnds';
import type { IsName } from './sentenceCase';

/** What style has against a content file; of one that cannot be read, no more than its line ends, since the build tells why. */
export function styleFaults(file: string, source: string, isName: IsName): Fault[] {
  const unix = unixLines(source);
  const message =
    'The lines of the file end with CRLF, as on Windows. Run npm run content:fix, and set your editor to LF.';
  const ends = unix === source ? [] : [{ file, line: 1, message }];
  const read = readFrontMatter(unix);
  if ('message' in read) return ends;
  const faults = bodyFaults({ text: read.body, mdx: file.endsWith('.mdx') }, isName);
  return [
    ...ends,
    ...faults.map((fault) => ({ ...fault, file, line: fault.line + read.linesBefore })),
  ];
}
