import type { Fault } from '../../../model/fault';
import { readFrontMatter } from '../../content/yaml/frontMatter';
import { readYaml } from '../../content/yaml/readYaml';
import type { ContentPage } from '../contentPages';
import { DESCRIPTION, FOLDER_DESCRIPTION, PLACEHOLDER_LINES } from '../newPage';

const PLACEHOLDERS = [DESCRIPTION, FOLDER_DESCRIPTION];

/** What is left in published pages and folders of the placeholders from `npm run new`. */
export function placeholderFaults(pages: readonly ContentPage[]): Fault[] {
  return pages
    .filter(({ node }) => !node.draft)
    .flatMap(({ file, source, description }) => {
      const described = PLACEHOLDERS.includes(description)
        ? [fault(file, descriptionLine(file, source), 'description', 'Say what readers find here')]
        : [];
      const written = source
        .split('\n')
        .flatMap((line, index) =>
          PLACEHOLDER_LINES.has(line.trim())
            ? [fault(file, index + 1, 'text', 'Write your own')]
            : [],
        );
      return [...described, ...written];
    });
}

function descriptionLine(file: string, source: string): number {
  const read = file.endsWith('.yml') ? readYaml(source) : readFrontMatter(source);
  return 'lineOf' in read ? read.lineOf('description') : 1;
}

function fault(file: string, line: number, what: string, remedy: string): Fault {
  const message = `The ${what} is still the placeholder from npm run new. ${remedy}.`;
  return { file, line, message };
}
