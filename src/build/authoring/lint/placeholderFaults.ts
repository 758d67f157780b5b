import type { Fault } from '../../../model/fault';
import { readFrontMatter } from '../../content/frontMatter';
import type { ContentPage } from '../contentPages';
import { DESCRIPTION } from '../newPage';

/** The published pages whose description is still the placeholder from `npm run new`. */
export function placeholderFaults(pages: readonly ContentPage[]): Fault[] {
  return pages
    .filter(({ description, node }) => description === DESCRIPTION && !node.draft)
    .map(({ file, source }) => ({
      file,
      line: lineOfDescription(source),
      message:
        'The description is still the placeholder from npm run new. Say what readers of this page can do.',
    }));
}

function lineOfDescription(source: string): number {
  const read = readFrontMatter(source);
  return 'message' in read ? read.line : read.lineOf('description');
}
