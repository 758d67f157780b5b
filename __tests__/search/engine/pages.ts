import type { SearchRecord } from '../../../src/model/search/searchRecord';
import { pageRecords, type StoredShelf } from '../../../src/model/search/searchStore';

const DOCS: StoredShelf = ['en', 'docs-default-current', 10, 'Docs › Data', 'Docs', 'Data'];

/** The records of a page, given its title, its introduction, and the text of its sections by heading. */
export function page(
  path: string,
  title: string,
  opening = '',
  sections: Readonly<Record<string, string>> = {},
  shelf: StoredShelf = DOCS,
): SearchRecord[] {
  const stored = Object.entries(sections).map(([heading, text]) => {
    return [2, heading, heading.toLowerCase().replaceAll(' ', '-'), text] as const;
  });
  return pageRecords([0, path, title, [], [1, '', '', opening], ...stored], shelf);
}
