import { dirname } from 'node:path';
import { CHANGELOG, changelogDate, isDay, NO_DATE } from '../../model/changelog/changelog';
import { contentPath } from '../../model/address/contentPath';
import type { Fault } from '../../model/fault';
import { SECTION_NAMES } from '../../model/navigation/sectionNames';
import type { FrontMatter } from '../content/yaml/frontMatter';
import { changelogSchema } from '../content/yaml/schemas';
import { validatedPage } from '../content/yaml/validatedPage';
import type { ContentFields } from './contentFields';
import { sourceOf, type ContentFile } from './fileNode';

/** The fields of a changelog entry; its date is the one in its file name. */
export function changelogEntry(file: ContentFile, frontMatter: FrontMatter): ContentFields {
  const source = sourceOf(file);
  const { values, faults } = validatedPage(changelogSchema, frontMatter, source);
  const named = changelogDate(file.name);
  return {
    type: 'ChangelogEntry',
    draft: values.draft === true,
    published: true,
    fields: {
      path: contentPath(CHANGELOG.path, file.relativePath),
      title: values.title ?? file.name,
      description: values.description ?? '',
      section: SECTION_NAMES.changelog,
      source,
      faults: [
        ...faults,
        ...dateFaults(file.name, values.date, source, frontMatter),
        ...folderFaults(file.relativePath, source),
      ],
      unlisted: values.unlisted ?? false,
      date: named ?? NO_DATE,
      tags: values.tags ?? [],
      linesBefore: frontMatter.linesBefore,
    },
  };
}

function dateFaults(
  name: string,
  written: string | undefined,
  file: string,
  { lineOf }: FrontMatter,
): Fault[] {
  const named = changelogDate(name);
  if (!named) return [{ file, line: 1, message: nameProblem(name) }];
  if (!written || written === named) return [];
  const message = `The date ${written} differs from the one in the file name. Make them the same.`;
  return [{ file, line: lineOf('date'), message }];
}

function nameProblem(name: string): string {
  const [day] = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(name) ?? [];
  return day === undefined || isDay(day)
    ? 'The file name is not a date. Use a name like 2025-10-29.md or 2025-10-29-some-words.md.'
    : 'The file name begins with a day that does not exist. Correct it.';
}

// Entries are listed by address, and a folder would come before the date.
function folderFaults(relativePath: string, file: string): Fault[] {
  const folder = dirname(relativePath);
  if (folder === '.') return [];
  const message = `The entry is in the folder ${folder}, which would become part of its address. Move it to content/changelog.`;
  return [{ file, line: 1, message }];
}
