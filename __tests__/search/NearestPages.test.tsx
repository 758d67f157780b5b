import { act, render, screen } from '@testing-library/react';
import { loadChangelog } from '../../src/data/loadChangelog';
import { loadNavigation } from '../../src/data/loadNavigation';
import { NEW_LINKS } from '../../src/data/newLinks';
import type { NavigationFile } from '../../src/model/navigation/navigationFile';
import { NearestPages } from '../../src/search/NearestPages';

jest.mock('../../src/data/loadChangelog');
jest.mock('../../src/data/loadNavigation');
const loading = jest.mocked(loadNavigation);
const entry = (path: string, title: string) => ({
  ...page(path, title),
  date: path.slice(-10),
  tags: [],
  items: [],
});

const page = (path: string, title: string) => ({ path, title, description: `About ${title}.` });
const sidebars: NavigationFile = {
  docs: [
    {
      ...page('/docs/collaborate', 'Collaborate'),
      children: [page('/docs/collaborate/roles', 'Roles')],
    },
    page('/docs/scheduled-runs', 'Scheduled runs'),
  ],
  tutorials: [page('/tutorials/hex-basics', 'Hex basics')],
};

const nearest = (asked?: string, count = 3) => <NearestPages asked={asked} count={count} />;

/** Renders the pages nearest to `asked` and waits for the navigation to load. */
const draw = (asked?: string, count?: number) =>
  act(() => Promise.resolve(render(nearest(asked, count))));
const titles = () => screen.queryAllByRole('link').map((link) => link.textContent);

beforeEach(() => {
  loading.mockReset().mockResolvedValue(sidebars);
  jest
    .mocked(loadChangelog)
    .mockResolvedValue([
      entry('/changelog/2025-10-29', 'MCP server'),
      entry('/changelog/2025-10-15', 'Threads for teams'),
      entry('/changelog/2023-05-11-magic-beta', 'Magic beta'),
    ]);
});

test.each([
  ['/docs/roles', ['Roles']],
  ['/tutorials/hex-basisc', ['Hex basics']],
  ['schedule run', ['Scheduled runs']],
  ['basics of hex', ['Hex basics']],
  ['/docs/collaborate/role', ['Roles', 'Collaborate']],
  ['/changelog/2025-10-30', ['MCP server', 'Threads for teams', 'Changelog archive']],
  ['/changelog/magic', ['Magic beta', 'Changelog archive', 'MCP server']],
  ['/changelog/archives', ['Changelog archive', 'MCP server', 'Threads for teams']],
])('the pages nearest to %s are %j', async (asked, expected) => {
  await draw(asked);

  expect(titles()).toEqual(expected);
  expect(screen.getByRole('heading', { name: 'Perhaps you were looking for' })).toBeInTheDocument();
});

test('a card shows where a page is and what it is about', async () => {
  await draw('roles');

  expect(screen.getByRole('link', { name: 'Roles' })).toHaveAttribute(
    'href',
    '/docs/collaborate/roles',
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('RolesAbout Roles.');
});

test('the links are announced once they are rendered, so that their pages can be prefetched', async () => {
  const told: unknown[][] = [];
  const note = () => told.push(titles());
  window.addEventListener(NEW_LINKS, note);
  await draw('roles');

  expect(told.at(-1)).toEqual(['Roles']);
  window.removeEventListener(NEW_LINKS, note);
});

test('at most `count` pages are shown', async () => {
  await draw('collaborate roles', 1);

  expect(titles()).toEqual(['Roles']);
});

test.each([
  ['the navigation is still loading', 'roles', () => new Promise<never>(() => undefined)],
  ['no page is similar', 'zzz', () => Promise.resolve(sidebars)],
  ['the navigation cannot be loaded', 'roles', () => Promise.reject(new Error('offline'))],
  ['the address is not known yet', undefined, () => Promise.resolve(sidebars)],
])('nothing is suggested when %s', async (_why, asked, answer) => {
  loading.mockImplementation(answer);
  await draw(asked);

  expect(titles()).toEqual([]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a late answer does not replace a newer one', async () => {
  let late: (file: NavigationFile) => void = () => undefined;
  loading.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  const { rerender } = await draw('roles');
  await act(() => Promise.resolve(rerender(nearest('hex basics'))));
  await act(() => Promise.resolve(late(sidebars)));

  expect(titles()).toEqual(['Hex basics']);
});
