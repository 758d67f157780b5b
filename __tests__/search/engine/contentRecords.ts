import { dirname } from 'node:path';
import { bundleContract } from '../../../src/build/api/contract/bundleContract';
import { operationsOf } from '../../../src/build/api/contract/operations';
import { operationRecords } from '../../../src/build/search/operationRecords';
import { searchPages, type PageSource } from '../../../src/build/search/searchPages';
import type { DigestedRecord } from '../../../src/build/search/recordsQuery';
import { searchRecords } from '../../../src/build/search/searchRecords';
import { textSections } from '../../../src/build/search/textSections';
import { API_REFERENCE } from '../../../src/model/api/apiReference';
import { changelogDate } from '../../../src/model/changelog/changelog';
import { navigationTree, type NavigationEntry } from '../../../src/model/navigation/navigation';
import { OWN_SIDEBARS } from '../../../src/model/navigation/sidebarSections';
import { SECTION_NAMES } from '../../../src/model/navigation/sectionNames';
import { API_TAG } from '../../../src/model/search/searchRecord';
import { pages, type ContentPage } from '../../support/contentPages';

const SECTIONS: Readonly<Record<string, string>> = SECTION_NAMES;

const partOf = ({ file }: ContentPage) => file.split('/')[1] ?? '';

const folderOf = ({ file }: Pick<ContentPage, 'file'>) =>
  dirname(file).split('/').slice(2).join('/');

const references = pages.filter(({ kind }) => kind === API_REFERENCE).map(({ path }) => path);

/** The operations of the API's contract. */
export const operations = operationsOf(bundleContract());

/** The records of everything below `content/` and of the API's operations, as a build creates them. */
export const contentRecords: readonly DigestedRecord[] = searchPages(
  pages.map(source),
  Object.fromEntries(['docs', ...OWN_SIDEBARS].map((part) => [part, sidebar(part)])),
  'en',
).flatMap((page) =>
  references.includes(page.path)
    ? operationRecords({ ...page, tag: API_TAG }, page.summary, operations)
    : searchRecords(page),
);

function source(page: ContentPage): PageSource {
  const part = partOf(page);
  const name = page.file.replace(/^.*\/|\.[a-z]+$/g, '');
  return {
    path: page.path,
    title: page.title,
    description: page.description,
    section: SECTIONS[part]!,
    unlisted: page.unlisted,
    keywords: page.keywords,
    content: { sections: textSections(page.body.tree) },
    __typename: page.kind === 'category' ? 'Category' : 'Doc',
    ...(part === 'changelog'
      ? { date: changelogDate(name) ?? '' }
      : { sidebar: part, folder: folderOf(page) }),
  };
}

function sidebar(part: string) {
  const own = pages.filter((page) => partOf(page) === part && !page.unlisted);
  const entry = ({ file, position = 0, title, path, description }: ContentPage) => {
    return {
      title,
      path,
      description,
      folder: folderOf({ file }),
      position,
    } satisfies NavigationEntry;
  };
  return navigationTree(
    own.filter(({ kind }) => kind !== 'category').map(entry),
    own.filter(({ kind }) => kind === 'category').map(entry),
  );
}
