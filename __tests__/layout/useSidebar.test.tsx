import { act, renderHook } from '@testing-library/react';
import { loadNavigation } from '../../src/data/loadNavigation';
import { useSidebar } from '../../src/layout/useSidebar';
import type { NavigationNode } from '../../src/model/navigation';

jest.mock('../../src/data/loadNavigation');
const loading = jest.mocked(loadNavigation);

const page = (name: string, children?: NavigationNode[]): NavigationNode => ({
  title: name,
  path: `/docs/${name}`,
  description: '',
  children,
});

const branch = [page('cells', [page('sql')]), page('api', []), page('share', [])];
const whole = [page('cells', [page('sql')]), page('api', [page('tokens')]), page('share', [])];

function sidebar(id = 'docs') {
  const { result, rerender } = renderHook(({ path }) => useSidebar(id, branch, path), {
    initialProps: { path: '/docs/sql' },
  });
  const node = (title: string) => result.current.nodes.find((entry) => entry.title === title)!;
  return {
    nodes: () => result.current.nodes,
    goTo: (path: string) => rerender({ path }),
    isOpen: (title: string) => result.current.isOpen(node(title)),
    // The tree arrives before anything else is looked at.
    load: () => act(() => Promise.resolve(result.current.load())),
    toggle: (title: string) => act(() => Promise.resolve(result.current.toggle(node(title)))),
  };
}

beforeEach(() => loading.mockReset().mockResolvedValue({ docs: whole }));

test('the branch that came with the page is shown first, and nothing is loaded', () => {
  expect(sidebar().nodes()).toBe(branch);
  expect(loading).not.toHaveBeenCalled();
});

test('the whole tree takes its place when the reader comes near', async () => {
  const { load, nodes } = sidebar();
  await load();

  expect(nodes()).toBe(whole);
});

test('the category of the page is open, the others are folded', () => {
  const { isOpen } = sidebar();

  expect(['cells', 'api', 'share'].map(isOpen)).toEqual([true, false, false]);
});

test('unfolding a category loads the tree and folds no other', async () => {
  const { toggle, isOpen, nodes } = sidebar();
  await toggle('api');
  await toggle('share');

  expect(['cells', 'api', 'share'].map(isOpen)).toEqual([true, true, true]);
  expect(nodes()).toBe(whole);
});

test('a second press folds it again, and the category of the page can be folded too', async () => {
  const { toggle, isOpen } = sidebar();
  await toggle('api');
  await toggle('api');
  await toggle('cells');

  expect(['cells', 'api'].map(isOpen)).toEqual([false, false]);
});

test('what the reader opened stays open on the next page, and the way to it opens', async () => {
  const { toggle, isOpen, goTo } = sidebar();
  await toggle('share');
  goTo('/docs/tokens');

  expect(['cells', 'api', 'share'].map(isOpen)).toEqual([false, true, true]);
});

test('when the tree cannot be loaded the branch stays', async () => {
  loading.mockRejectedValue(new Error('The navigation could not be loaded (500).'));
  const { toggle, nodes, isOpen } = sidebar();
  await toggle('api');

  expect(nodes()).toBe(branch);
  expect(isOpen('api')).toBe(true);
});

test('a sidebar that the file does not hold keeps its branch', async () => {
  const { load, nodes } = sidebar('tutorials');
  await load();

  expect(nodes()).toBe(branch);
});

test('a category that was folded opens again when the reader comes to another page in it', async () => {
  const { toggle, isOpen, goTo } = sidebar();
  await toggle('cells');
  expect(isOpen('cells')).toBe(false);
  goTo('/docs/cells');

  expect(isOpen('cells')).toBe(true);
});
