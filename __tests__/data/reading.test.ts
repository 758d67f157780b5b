import { readingNow, setReading } from '../../src/data/reading';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.reading;
});

test('choices take effect immediately and are stored', () => {
  setReading(['large', 'still']);
  expect(document.documentElement.dataset.reading).toBe('large still');
  expect(localStorage.getItem('reading')).toBe('large still');
  expect(readingNow()).toEqual(['large', 'still']);
});

test('going back to the defaults leaves nothing behind', () => {
  setReading(['large']);
  setReading([]);
  expect(document.documentElement).not.toHaveAttribute('data-reading');
  expect(localStorage.getItem('reading')).toBeNull();
  expect(readingNow()).toEqual([]);
});

test('unknown names are ignored', () => {
  document.documentElement.dataset.reading = 'large huge';
  expect(readingNow()).toEqual(['large']);
});
