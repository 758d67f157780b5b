import { act, renderHook } from '@testing-library/react';
import { loadNavigation } from '../../src/data/loadNavigation';
import { useSidebar } from '../../src/layout/useSidebar';
import type { NavigationNode } from '../../src/model/navigation';
import type { NavigationFile } from '../../src/model/navigationFile';

jest.mock('../../src/data/loadNavigation');
const loading = jest.mocked(loadNavigation);

// What came and what was opened is kept for the visit: each test has a sidebar of its own.
let visit = 0;
const at = (name: string) => `/docs/${visit}/${name}`;
const page = (name: string, children?: NavigationNode[]): NavigationNode => ({
  title: name,
  path: at(name),
  description: '',
  children,
});

let branch: NavigationNode[];
let whole: NavigationNode[];
const file = (): NavigationFile => ({ [`docs${visit}`]: whole });

function sidebar(first = 'sql', id = `docs${visit}`) {
  const { result, rerender, unmount } = renderHook(({ path }) => useSidebar(id, branch, path), {
    initialProps: { path: at(first) },
  });
  const node = (title: string) => result.current.nodes.find((entry) => entry.title === title)!;
  return {
    nodes: () => result.current.nodes,
    goTo: (name: string) => rerender({ path: at(name) }),
    leave: unmount,
    isOpen: (title: string) => result.current.isOpen(node(title)),
    // The tree arrives before anything else is looked at.
    load: () => act(() => Promise.resolve(result.current.load())),
    open: (title: string, open = true) =>
      act(() => Promise.resolve(result.current.setOpen(node(title).path, open))),
    current: () => result.current,
  };
}

beforeEach(() => {
  visit += 1;
  branch = [page('cells', [page('sql')]), page('api', []), page('share', [])];
  whole = [page('cells', [page('sql')]), page('api', [page('tokens')]), page('share', [])];
  loading.mockReset().mockResolvedValue(file());
});

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
  const { open, isOpen, nodes } = sidebar();
  await open('api');
  await open('share');

  expect(['cells', 'api', 'share'].map(isOpen)).toEqual([true, true, true]);
  expect(nodes()).toBe(whole);
});

test('it can be folded again, and so can the category of the page', async () => {
  const { open, isOpen } = sidebar();
  await open('api');
  await open('api', false);
  await open('cells', false);

  expect(['cells', 'api'].map(isOpen)).toEqual([false, false]);
});

test('what the reader opened stays open on the next page, and the way to it opens', async () => {
  const { open, isOpen, goTo } = sidebar();
  await open('share');
  goTo('tokens');

  expect(['cells', 'api', 'share'].map(isOpen)).toEqual([false, true, true]);
});

describe('what an opened category lacks', () => {
  const offline = new Error('The navigation could not be loaded (500).');

  test('is on its way until it is there', async () => {
    let come = (_file: NavigationFile) => {};
    loading.mockReturnValue(new Promise((resolve) => (come = resolve)));
    const { open, current } = sidebar();
    expect(current().missing).toBeUndefined();
    await open('api');
    expect(current().missing).toBe('loading');

    await act(() => Promise.resolve(come(file())));
    expect(current().missing).toBeUndefined();
    expect(current().nodes).toBe(whole);
  });

  test('may fail to come: the branch stays', async () => {
    loading.mockRejectedValue(offline);
    const { open, current, isOpen } = sidebar();
    await open('api');

    expect(current().missing).toBe('failed');
    expect(current().nodes).toBe(branch);
    expect(isOpen('api')).toBe(true);
  });

  test('is asked for again by the next press', async () => {
    loading.mockRejectedValueOnce(offline);
    const { open, current } = sidebar();
    await open('api');
    await open('api');

    expect(loading).toHaveBeenCalledTimes(2);
    expect(current().missing).toBeUndefined();
    expect(current().nodes).toBe(whole);
  });

  test('is missed by nobody who only came near', async () => {
    loading.mockRejectedValue(offline);
    const { load, current } = sidebar();
    await load();

    expect(current().missing).toBeUndefined();
  });

  test('is at hand for good once it came', async () => {
    const { open, load, current } = sidebar();
    await open('api');
    loading.mockRejectedValue(offline);
    await load();
    await open('share');

    expect(current().missing).toBeUndefined();
    expect(current().nodes).toBe(whole);
  });
});

test('a sidebar that the file does not hold keeps its branch', async () => {
  const { load, nodes } = sidebar('sql', 'tutorials');
  await load();

  expect(nodes()).toBe(branch);
});

test('a category that was folded opens again when the reader comes to another page in it', async () => {
  const { open, isOpen, goTo } = sidebar();
  await open('cells', false);
  expect(isOpen('cells')).toBe(false);
  goTo('cells');

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
    expect(nodes()).toBe(whole);
    expect(loading).toHaveBeenCalledTimes(2);
  });

  test('finds open what leads to the page, as within the section', async () => {
    await leave();

    expect(sidebar('cells').isOpen('cells')).toBe(true);
  });
});

test('what opens categories and what loads stay the same functions on every page', async () => {
  const { current, goTo, load } = sidebar();
  const { setOpen, load: first } = current();
  await load();
  goTo('tokens');

  expect(current().setOpen).toBe(setOpen);
  expect(current().load).toBe(first);
});
