import { act, renderHook } from '@testing-library/react';
import { useChosenTab } from '../../src/mdx/useChosenTab';

const labels = ['SQL', 'Python'];

/** A set of tabs on the page: what it shows, and how a reader chooses in it. */
function tabs(group?: string, offered = labels) {
  const { result } = renderHook(() => useChosenTab(group, offered));
  return {
    shown: () => result.current[0],
    choose: (label: string) => act(() => result.current[1](label)),
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the first tab is shown until one is chosen', () => {
  const set = tabs('language');
  expect(set.shown()).toBe('SQL');

  set.choose('Python');
  expect(set.shown()).toBe('Python');
});

test('sets of one group switch together', () => {
  const [one, other] = [tabs('language'), tabs('language')];
  one.choose('Python');

  expect(other.shown()).toBe('Python');
});

test('sets of another group, or of none, stay as they are', () => {
  const [one, other, alone] = [tabs('language'), tabs('os'), tabs()];
  one.choose('Python');

  expect([other.shown(), alone.shown()]).toEqual(['SQL', 'SQL']);
});

test('a choice in a set without a group stays there', () => {
  const [alone, other] = [tabs(), tabs()];
  alone.choose('Python');

  expect([alone.shown(), other.shown()]).toEqual(['Python', 'SQL']);
  expect(localStorage).toHaveLength(0);
});

test('a set that lacks the chosen tab does not follow', () => {
  const [one, other] = [tabs('language'), tabs('language', ['R', 'SQL'])];
  one.choose('Python');

  expect(other.shown()).toBe('R');
});

test('the choice is found again on the next page', () => {
  tabs('language').choose('Python');

  expect(tabs('language', ['R', 'Python']).shown()).toBe('Python');
  expect(tabs('os').shown()).toBe('SQL');
});

test('a remembered tab that the set lacks is not shown', () => {
  localStorage.setItem('tab-language', 'Cobol');

  expect(tabs('language').shown()).toBe('SQL');
});

test('tabs work where storage throws', () => {
  const refuse = () => {
    throw new DOMException('storage is switched off', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const [one, other] = [tabs('language'), tabs('language')];
  one.choose('Python');

  expect([one.shown(), other.shown()]).toEqual(['Python', 'Python']);
});

test('a set that is gone no longer listens', () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const { unmount } = renderHook(() => useChosenTab('language', labels));
  const listening = added.mock.calls.map(([event, listener]) => [event, listener]);
  expect(listening).not.toEqual([]);

  unmount();
  expect(removed.mock.calls).toEqual(listening);
});
