import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useSavedResults } from '../../../src/search/dialog/useSavedResults';

const saved = (name: string | number) => ({ url: `/docs/${name}`, title: `${name}`, crumbs: [] });
const hook = () => renderHook(useSavedResults).result;
const titles = (result: ReturnType<typeof hook>) => ({
  recent: result.current.recent.results.map(({ title }) => title),
  favourites: result.current.favourites.results.map(({ title }) => title),
});

beforeEach(() => localStorage.clear());

test('up to seven opened results are kept, latest first', () => {
  const result = hook();
  for (const name of [1, 2, 3, 4, 5, 6, 7, 8, 3]) act(() => result.current.opened(saved(name)));

  expect(titles(result).recent).toEqual(['3', '8', '7', '6', '5', '4', '2']);
  expect(titles(hook()).recent).toHaveLength(7);
});

test('up to ten favourites are kept', () => {
  const result = hook();
  for (let name = 1; name <= 11; name += 1) act(() => result.current.toggleFavourite(saved(name)));

  expect(titles(result).favourites).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
});

test('a favourite is not listed as recent, even when it is opened', () => {
  const result = hook();
  act(() => result.current.opened(saved('a')));
  act(() => result.current.toggleFavourite(saved('a')));
  act(() => result.current.opened(saved('a')));
  expect(titles(result)).toEqual({ recent: [], favourites: ['a'] });

  act(() => result.current.toggleFavourite(saved('a')));
  expect(titles(result)).toEqual({ recent: [], favourites: [] });
});

test('changes in another tab are followed and not overwritten', () => {
  const result = hook();
  act(() => result.current.opened(saved('here')));
  localStorage.setItem('recent-searches', JSON.stringify([saved('there'), saved('here')]));
  act(() => result.current.opened(saved('again')));
  expect(titles(result).recent).toEqual(['again', 'there', 'here']);

  localStorage.setItem('recent-searches', '[]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'recent-searches' })));
  expect(titles(result).recent).toEqual([]);
});

test('there are no saved results on the server', () => {
  localStorage.setItem('recent-searches', JSON.stringify([saved('a')]));
  const Count = () => useSavedResults().recent.results.length;

  expect(renderToString(<Count />)).toBe('0');
});
