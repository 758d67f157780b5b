import { followReading } from '../../src/reader/followReading';

const { dataset } = document.documentElement;
const told = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeAll(followReading);

test('known reading preferences set in another tab apply here', () => {
  localStorage.setItem('reading', 'large huge loose');
  told('theme');
  expect(dataset.reading).toBeUndefined();
  told('reading');
  expect(dataset.reading).toBe('large loose');
});

test('preferences removed in another tab are removed here', () => {
  dataset.reading = 'large';
  localStorage.clear();
  told(null);
  expect(dataset.reading).toBeUndefined();
});
