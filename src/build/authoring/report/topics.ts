import { groupedBy } from '../../../model/groupedBy';
import { SECTION_NAMES } from '../../../model/navigation/sectionNames';
import type { PageReport } from './pageReport';

/** Pages grouped as in the sidebars. */
export interface Topic {
  readonly title: string;
  readonly pages: readonly PageReport[];
}

const SECTIONS: Readonly<Record<string, string>> = SECTION_NAMES;

/** The pages by topic: top-level folders of docs and tutorials, years of the changelog. */
export function topicsOf(pages: readonly PageReport[]): Topic[] {
  const titles = new Map(
    pages.flatMap(({ kind, file, title }) =>
      kind === 'category' ? [[folderOf(file), title]] : [],
    ),
  );
  return [...groupedBy(pages, topicOf)].map(([key, some]) => {
    const [section = '', name] = key.split('/');
    const own = titles.get(key) ?? name;
    const title = SECTIONS[section] ?? section;
    return { title: name === undefined ? title : `${title}: ${own}`, pages: some };
  });
}

/** @example topicOf({ file: 'content/docs/api/api-overview.mdx', … }) // => 'docs/api' */
function topicOf({ file }: PageReport): string {
  const [section = '', ...rest] = file.replace(/^content\//, '').split('/');
  if (section === 'changelog') return `${section}/${rest[0]?.slice(0, 4)}`;
  return rest.length > 1 ? `${section}/${rest[0]}` : section;
}

const folderOf = (file: string) => file.replace(/^content\//, '').replace(/\/[^/]*$/, '');

/** How often each note occurs, in the order in which the notes first occur. */
export function noteCounts(pages: readonly PageReport[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const note of pages.flatMap(({ notes }) => notes))
    counts.set(note, (counts.get(note) ?? 0) + 1);
  return counts;
}
