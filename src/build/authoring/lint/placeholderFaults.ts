import type { Fault } from '../../../model/fault';
import type { ContentPage } from '../contentPages';
import { DESCRIPTION, FOLDER_DESCRIPTION, PLACEHOLDER_LINES } from '../newPage';

const PLACEHOLDERS = [DESCRIPTION, FOLDER_DESCRIPTION];

/** What is left in published pages and folders of the placeholders from `npm run new`. */
export function placeholderFaults(pages: readonly ContentPage[]): Fault[] {
  return pages
    .filter(({ node }) => !node.draft)
    .flatMap(({ file, source, description }) => {
      const lines = source.split('\n');
      const described = PLACEHOLDERS.includes(description)
        ? [fault(file, lines.findIndex(isDescription), 'description', 'Say what readers find here')]
        : [];
      const written = lines.flatMap((line, index) =>
        PLACEHOLDER_LINES.has(line.trim()) ? [fault(file, index, 'text', 'Write your own')] : [],
      );
      return [...described, ...written];
    });
}

const isDescription = (line: string) => line.startsWith('description:');

function fault(file: string, index: number, what: string, remedy: string): Fault {
  const message = `The ${what} is still the placeholder from npm run new. ${remedy}.`;
  return { file, line: index + 1, message };
}
