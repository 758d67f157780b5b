import type { Fault } from '../../../model/fault';
import type { ContentPage } from '../contentPages';
import { DESCRIPTION, FOLDER_DESCRIPTION } from '../newPage';

const PLACEHOLDERS = [DESCRIPTION, FOLDER_DESCRIPTION];

/** The published pages and folders whose description is still the placeholder from `npm run new`. */
export function placeholderFaults(pages: readonly ContentPage[]): Fault[] {
  return pages
    .filter(({ description, node }) => PLACEHOLDERS.includes(description) && !node.draft)
    .map(({ file, source }) => ({
      file,
      line: lineOfDescription(source),
      message:
        'The description is still the placeholder from npm run new. Say what readers find here.',
    }));
}

function lineOfDescription(source: string): number {
  return source.split('\n').findIndex((line) => line.startsWith('description:')) + 1;
}
