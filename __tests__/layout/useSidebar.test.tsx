import { act } from '@testing-library/react';
import { loadNavigation } from '../../src/data/loadNavigation';
import type { NavigationFile } from '../../src/model/navigation/navigationFile';
import { beginVisit, file, sidebar, trees } from './support/sidebar';

jest.mock('../../src/data/loadNavigation');
const loading = jest.mocked(loadNavigation);

beforeEach(() => {
  beginVisit();
  loading.mockReset().mockResolvedValue(file());
});

test('the branch that came with the page is shown first, and nothing is loaded', () => {
  expect(sidebar().nodes()).toEqual(trees.branch);
  expect(loading).not.toHaveBeenCalled();
});

test('the whole tree is available once the reader has approached the sidebar', async () => {
  const { load, nodes, goTo } = sidebar();
  await load();
  goTo('sql');

  expect(nodes()).toEqual(trees.whole);
});

test("the page's category is open, the others are collapsed", () => {
  const { isOpen } = sidebar();

  expect(['cells', 'api', 'share'].map(isOpen)).toEqual([true, false, false]);
});

test('expanding a category loads the tree and collapses no other', async () => {
  const { open, isOpen, nodes } = sidebar();
  await open('api');
  await open('share');

  expect(['cells', 'api', 'share'].map(isOpen)).toEqual([true, true, true]);
  expect(nodes()).toEqual(trees.whole);
});

test("it can be collapsed again, and so can the page's category", async () => {
  const { open, isOpen } = sidebar();
  await open('api');
  await open('api', false);
  await open('cells', false);

  expect(['cells', 'api'].map(isOpen)).toEqual([false, false]);
});

describe('missing content of an opened category', () => {
  const offline = new Error('The navigation could not be loaded (500).');

  test('is loading until it has arrived', async () => {
    let come = (_file: NavigationFile) => {};
    loading.mockReturnValue(new Promise((resolve) => (come = resolve)));
    const { open, current } = sidebar();
    expect(current().missing).toBeUndefined();
    await open('api');
    expect(current().missing).toBe('loading');

    await act(() => Promise.resolve(come(file())));
    expect(current().missing).toBeUndefined();
    expect(current().nodes).toEqual(trees.whole);
  });

  test('may fail to load: the branch stays', async () => {
    loading.mockRejectedValue(offline);
    const { open, current, isOpen } = sidebar();
    await open('api');

    expect(current().missing).toBe('failed');
    expect(current().nodes).toEqual(trees.branch);
    expect(isOpen('api')).toBe(true);
  });

  test('is requested again by the next click', async () => {
    loading.mockRejectedValueOnce(offline);
    const { open, current } = sidebar();
    await open('api');
    await open('api');

    expect(loading).toHaveBeenCalledTimes(2);
    expect(current().missing).toBeUndefined();
    expect(current().nodes).toEqual(trees.whole);
  });

  test('is not reported to a reader who only approached the sidebar', async () => {
    loading.mockRejectedValue(offline);
    const { load, current } = sidebar();
    await load();

    expect(current().missing).toBeUndefined();
  });

  test('stays available once it has loaded', async () => {
    const { open, load, current } = sidebar();
    await open('api');
    loading.mockRejectedValue(offline);
    await load();

    expect(current().missing).toBeUndefined();
    expect(current().nodes).toEqual(trees.whole);
  });
});

test('a sidebar that is not in the file keeps its branch', async () => {
  const { load, nodes } = sidebar('sql', 'tutorials');
  await load();

  expect(nodes()).toEqual(trees.branch);
});

test('setOpen and load are the same functions on every page', async () => {
  const { current, goTo, load } = sidebar();
  const { setOpen, load: first } = current();
  await load();
  goTo('tokens');

  expect(current().setOpen).toBe(setOpen);
  expect(current().load).toBe(first);
});
