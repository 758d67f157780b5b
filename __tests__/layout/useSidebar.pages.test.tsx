import { loadNavigation } from '../../src/data/loadNavigation';
import { beginVisit, file, page, sidebar, trees } from './support/sidebar';

jest.mock('../../src/data/loadNavigation');
const loading = jest.mocked(loadNavigation);

beforeEach(() => {
  beginVisit();
  loading.mockReset().mockResolvedValue(file());
});

test('open categories stay open on the next page, and those that contain it open', async () => {
  const { open, isOpen, goTo } = sidebar();
  await open('share');
  goTo('tokens');

  expect(['cells', 'api', 'share'].map(isOpen)).toEqual([true, true, true]);
});

test('categories around a visited page keep their entries before the whole tree is fetched', () => {
  const { isOpen, nodes, goTo } = sidebar();
  trees.branch = [page('cells', []), page('api', [page('tokens')]), page('share', [])];
  goTo('tokens');

  expect(isOpen('cells')).toBe(true);
  expect(nodes()).toEqual([page('cells', [page('sql')]), ...trees.branch.slice(1)]);
  expect(loading).not.toHaveBeenCalled();
});

test('a collapsed category opens again when the reader visits another page in it', async () => {
  const { open, isOpen, goTo } = sidebar();
  await open('cells', false);
  expect(isOpen('cells')).toBe(false);
  goTo('cells');

  expect(isOpen('cells')).toBe(true);
});

test("a collapsed category stays collapsed on pages elsewhere; a visited page's category stays open", async () => {
  const { open, isOpen, goTo } = sidebar();
  await open('cells', false);
  goTo('tokens');
  expect(isOpen('cells')).toBe(false);
  goTo('cells');
  goTo('tokens');

  expect(isOpen('cells')).toBe(true);
});

describe('a reader who comes back from a page without this sidebar', () => {
  /** Opens one category, closes another, and leaves. */
  async function leave() {
    const { open, leave: goAway } = sidebar();
    await open('api');
    await open('cells', false);
    goAway();
  }

  test('finds opened categories open, with their pages, and closed ones closed', async () => {
    await leave();
    const { isOpen, nodes } = sidebar();

    expect(['cells', 'api', 'share'].map(isOpen)).toEqual([false, true, false]);
    expect(nodes()).toEqual(trees.whole);
    expect(loading).toHaveBeenCalledTimes(2);
  });

  test('finds the categories around the visited page open, with their entries', () => {
    sidebar().leave();
    trees.branch = [page('cells', []), page('api', [page('tokens')]), page('share', [])];
    const { isOpen, nodes } = sidebar('tokens');

    expect(isOpen('cells')).toBe(true);
    expect(nodes()[0]).toEqual(page('cells', [page('sql')]));
  });

  test('finds the categories around the current page open, as within the section', async () => {
    await leave();

    expect(sidebar('cells').isOpen('cells')).toBe(true);
  });
});
