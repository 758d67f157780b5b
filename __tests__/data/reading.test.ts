import { readingNow, setReading } from '../../src/data/reading';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.reading;
});

test('what is set shows at once and is kept', () => {
  setReading(['large', 'still']);
  expect(document.documentElement.dataset.reading).toBe('large still');
  expect(localStorage.getItem('reading')).toBe('large still');
  expect(readingNow()).toEqual(['large', 'still']);
});

test('back at the defaults nothing is left', () => {
  setReading(['large']);
  setReading([]);
  expect(document.documentElement).not.toHaveAttribute('data-reading');
  expect(localStorage.getItem('reading')).toBeNull();
  expect(readingNow()).toEqual([]);
});

test('unknown names count for nothing', () => {
  document.documentElement.dataset.reading = 'large huge';
  expect(readingNow()).toEqual(['large']);
});
