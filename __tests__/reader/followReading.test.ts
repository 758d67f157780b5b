import { followReading } from '../../src/reader/followReading';

const { dataset } = document.documentElement;
const told = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeAll(followReading);

test('what another tab sets about reading shows here, by the names that are known', () => {
  localStorage.setItem('reading', 'large huge loose');
  told('theme');
  expect(dataset.reading).toBeUndefined();
  told('reading');
  expect(dataset.reading).toBe('large loose');
});

test('what another tab forgets is gone here, too', () => {
  dataset.reading = 'large';
  localStorage.clear();
  told(null);
  expect(dataset.reading).toBeUndefined();
});
