import { newPage } from '../../../src/build/authoring/newPage';
import { CONTENT_FOLDERS } from '../../../src/build/content/contentFiles';
import { mentionsIn } from '../../../src/build/mentions/mentions';
import { fileAddress } from '../../../src/build/nodes/fileAddress';
import { sectionPlans } from '../../../src/build/sections/sectionPlans';
import { sectionName } from '../../../src/model/navigation/sidebarSections';
import { siteAreas } from '../../../src/search/page/siteAreas';
import { sidebarOf } from '../support/sidebar';

jest.mock('../../../src/model/navigation/sectionNames', () => ({
  SECTION_NAMES: { docs: 'Docs', guides: 'Guides', tutorials: 'Tutorials', changelog: 'Changelog' },
}));

test('a part of the site that is named is read, planned apart from the docs, and found', () => {
  const pages = ['docs', 'guides', 'tutorials'].map((sidebar) => ({
    __typename: 'Doc',
    ...sidebarOf(sidebar, `/${sidebar}`).page('plan'),
  }));
  const sidebars = sectionPlans(pages as never).map((plan) => Object.keys(plan.sidebars));

  expect(sidebars).toEqual([['docs'], ['guides'], ['tutorials'], []]);
  expect(CONTENT_FOLDERS).toEqual(['docs', 'guides', 'tutorials', 'changelog', 'versions']);
  expect(fileAddress('content/guides/first/plan.mdx')).toBe('/guides/first/plan');
  expect(sectionName('guides')).toBe('Guides');
  expect(siteAreas([], []).map(({ label, tags }) => [label, tags])).toContainEqual([
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

test('npm run new creates its pages and folders', () => {
  expect(newPage(['doc', 'guides/first/plan', 'Plan']).file).toBe('content/guides/first/plan.mdx');
  expect(newPage(['folder', 'guides/first', 'First']).file).toBe(
    'content/guides/first/_category.yml',
  );
});
