import { readingScript } from '../../src/app/readingScript';
import { refuse } from '../support/colorModes';

const mark = () => document.documentElement.dataset.reading;

function run(kept?: string): void {
  if (kept !== undefined) localStorage.setItem('reading', kept);
  const script = document.createElement('script');
  script.textContent = readingScript('localStorage');
  document.head.append(script);
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.reading;
});
afterEach(() => jest.restoreAllMocks());

test("the page is marked with the reader's choices", () => {
  run('larger loose wide still wrap');
  expect(mark()).toBe('larger loose wide still wrap');
});

test.each([
  ['nothing', undefined],
  ['nothing that is known', 'huge "]{}'],
  ['an empty text', ''],
])('a page is unmarked when %s is stored', (_, kept) => {
  run(kept);
  expect(mark()).toBeUndefined();
});

test('only known names reach the page', () => {
  run('large} * { display:none; } x-tra');
  expect(mark()).toBe('large');
});

test('storage that throws causes no error', () => {
  const failed = jest.fn();
  window.addEventListener('error', failed);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  run();
  window.removeEventListener('error', failed);

  expect(mark()).toBeUndefined();
  expect(failed).not.toHaveBeenCalled();
});
