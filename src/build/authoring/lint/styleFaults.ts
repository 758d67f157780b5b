import type { Fault } from '../../../model/fault';
import { readFrontMatter } from '../../content/yaml/frontMatter';
import { bodyFaults } from './bodyFaults';
import { unixLines } from './unixLines';
import type { IsName } from './sentenceCase';

/** The style faults of a content file; if it cannot be parsed, which the build reports, only its line endings are checked. */
export function styleFaults(file: string, source: string, isName: IsName): Fault[] {
  const unix = unixLines(source);
  const message =
    'The file has the CRLF line endings of Windows. Run npm run content:fix, and set your editor to LF.';
  const ends = unix === source ? [] : [{ file, line: 1, message }];
  const read = readFrontMatter(unix);
  if ('message' in read) return ends;
  const faults = bodyFaults({ text: read.body, mdx: file.endsWith('.mdx') }, isName);
  return [
    ...ends,
    ...faults.map((fault) => ({ ...fault, file, line: fault.line + read.linesBefore })),
  ];
}
