import {
  allVersions,
  lastVersion,
  sidebarPath,
  sidebarVersion,
  versionFolder,
  versionSidebar,
} from '../../src/build/versions';

test.each([
  ['current', 'docs', 'content/docs'],
  ['1.0', 'docs-1.0', 'content/versions/1.0'],
  ['docs-old', 'docs-docs-old', 'content/versions/docs-old'],
])('the version %s has the sidebar %s and the folder %s', (name, sidebar, folder) => {
  expect(versionSidebar(name)).toBe(sidebar);
  expect(sidebarVersion(sidebar)).toBe(name);
  expect(versionFolder(name)).toBe(folder);
});

test.each([
  ['docs', '/docs'],
  ['docs-1.0', '/docs/1.0'],
  ['docs-docs-old', '/docs/docs-old'],
  ['tutorials', '/tutorials'],
])('the pages of the sidebar %s are served below %s', (sidebar, path) => {
  expect(sidebarPath(sidebar)).toBe(path);
});

const old = { name: '1.0', label: 'Old' };

test('the current version is always there, and comes first when it is not listed', () => {
  expect(allVersions([old])).toEqual([{ name: 'current', label: 'Current' }, old]);
});

test('a listed current version keeps its place and its label', () => {
  const listed = [old, { name: 'current', label: 'Next' }];

  expect(allVersions(listed)).toEqual(listed);
});

test('readers who have not chosen a version get the one marked as last, or else the current one', () => {
  expect(lastVersion([old])).toBe('current');
  expect(
    lastVersion([
      { name: '2.0', label: 'New' },
      { ...old, isLast: true },
    ]),
  ).toBe('1.0');
});
