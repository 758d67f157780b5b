import { loadNavigation } from '../../src/data/loadNavigation';
import { beginVisit, file, page, sidebar, trees } from './support/sidebar';

jest.mock('../../src/data/loadNavigation');
const loading = jest.mocked(loadNavigation);

beforeEach(() => {
  beginVisit();
  loading.mockReset().mockResolvedValue(file());
});

test('what was open stays open on the next page, and the way to it opens', async () => {
  const { open, isOpen, goTo } = sidebar();
  await open('share');
  goTo('tokens');

  expect(['cells', 'api', 'share'].map(isOpen)).toEqual([true, true, true]);
});

test('what was on the way to a page keeps its entries before the whole tree has been fetched', () => {
  const { isOpen, nodes, goTo } = sidebar();
  trees.branch = [page('cells', []), page('api', [page('tokens')]), page('share', [])];
  goTo('tokens');

  expect(isOpen('cells')).toBe(true);
  expect(nodes()).toEqual([page('cells', [page('sql')]), ...trees.branch.slice(1)]);
  expect(loading).not.toHaveBeenCalled();
});

test('a category that was folded opens again when the reader comes to another page in it', async () => {
  const { open, isOpen, goTo } = sidebar();
  await open('cells', false);
  expect(isOpen('cells')).toBe(false);
  goTo('cells');

  expect(isOpen('cells')).toBe(true);
});

test('a category that was folded stays so on pages elsewhere; that of a page, once there, stays open', async () => {
  const { open, isOpen, goTo } = sidebar();
  await open('cells', false);
  goTo('tokens');
  expect(isOpen('cells')).toBe(false);
  goTo('cells');
  goTo('tokens');

  expect(isOpen('cells')).toBe(true);
});

describe('a reader who comes back from a page without this sidebar', () => {
  /** Opens one category and closes another, and goes away. */
  async function leave() {
    const { open, leave: goAway } = sidebar();
    await open('api');
    await open('cells', false);
    goAway();
  }

  test('finds open what was opened, with its pages, and closed what was closed', async () => {
    await leave();
    const { isOpen, nodes } = sidebar();

    expect(['cells', 'api', 'share'].map(isOpen)).toEqual([false, true, false]);
    expect(nodes()).toEqual(trees.whole);
    expect(loading).toHaveBeenCalledTimes(2);
  });

  test('finds open what was on the way, with its entries', () => {
    sidebar().leave();
    trees.branch = [page('cells', []), page('api', [page('tokens')]), page('share', [])];
    const { isOpen, nodes } = sidebar('tokens');

    expect(isOpen('cells')).toBe(true);
    expect(nodes()[0]).toEqual(page('cells', [page('sql')]));
  });

  test('finds open what leads to the page, as within the section', async () => {
    await leave();

    expect(sidebar('cells').isOpen('cells')).toBe(true);
  });
});
