import { CONTENT_FOLDERS } from '../../../src/build/content/contentFolders';
import { mentionsIn } from '../../../src/build/mentions/mentions';
import { fileAddress } from '../../../src/build/nodes/fileAddress';
import { docs } from '../../../src/build/sections/docs';
import { ownSidebars } from '../../../src/build/sections/ownSidebars';
import { sectionName } from '../../../src/model/sectionName';
import { siteParts } from '../../../src/search/page/siteParts';

jest.mock('../../../src/model/sectionNames', () => ({
  SECTION_NAMES: { docs: 'Docs', guides: 'Guides', tutorials: 'Tutorials', changelog: 'Changelog' },
}));

test('a part of the site that is named is read, planned, found and told from the docs', async () => {
  const asked: unknown[] = [];
  const graphql = (_query: string, { filter }: { filter: unknown }) => {
    asked.push(filter);
    return Promise.resolve({ data: { allSidebarPage: { nodes: [] } } });
  };
  for (const { plan } of [docs, ...ownSidebars]) await plan(graphql as never);

  expect(asked).toEqual([{ nin: ['guides', 'tutorials'] }, { eq: 'guides' }, { eq: 'tutorials' }]);
  expect(CONTENT_FOLDERS).toEqual(['docs', 'guides', 'tutorials', 'changelog', 'versions']);
  expect(fileAddress('content/guides/first/plan.mdx')).toBe('/guides/first/plan');
  expect(sectionName('guides')).toBe('Guides');
  expect(siteParts([], []).map(({ label, tags }) => [label, tags])).toContainEqual([
    'Guides',
    ['guides'],
  ]);
});

test('its pages are no docs, which the changelog would lead to', () => {
  const entry = {
    __typename: 'ChangelogEntry',
    path: '/changelog/2025-01-01',
    content: { links: [{ href: '/guides/plan', line: 1 }] },
  };
  const guide = { __typename: 'Doc', path: '/guides/plan', sidebar: 'guides', related: [] };
  const pages = [entry, { ...guide, content: { links: [] } }];

  expect(mentionsIn(pages as never)('/changelog/2025-01-01').docs).toEqual([]);
});
