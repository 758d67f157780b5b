import { screen } from '@testing-library/dom';
import { readdirSync, readFileSync } from 'node:fs';
import { readingNames } from '../../src/model/reader/readingChoices';
import { readingCss } from '../../src/theme/readingCss';

test('there are rules for exactly the names that can be stored', () => {
  const ruled = [...readingCss.matchAll(/\[data-reading~=(\w+)\]/g)].map(([, name]) => name);
  expect([...new Set(ruled)].sort()).toEqual([...readingNames].sort());
});

/** The value from the last matching rule; jsdom does not support every property. */
function valueOf(element: Element, property: string): number {
  const style = document.createElement('style');
  style.textContent = readingCss.replace(/@media.*/, '');
  document.head.replaceChildren(style);
  const values = ([...style.sheet!.cssRules] as CSSStyleRule[])
    .filter((rule) => element.matches(rule.selectorText))
    .map(({ style: rule }) => parseFloat(rule.getPropertyValue(property)));
  return values.findLast((value) => !Number.isNaN(value)) ?? NaN;
}

describe.each(['large', 'larger'])('with %s text', (size) => {
  const root = document.documentElement;
  beforeEach(() => {
    root.dataset.reading = size;
    document.body.innerHTML = `
      <header>
        <div><a>Docs</a><button>Search</button></div>
        <dialog><a>In the menu</a><button>Close</button></dialog>
      </header>
      <main><a>In the text</a></main>`;
  });
  afterEach(() => delete root.dataset.reading);

  test.each(['Docs', 'Search'])(
    'text in the bar, which cannot grow, keeps its size: %s',
    (text) => {
      const zoom = valueOf(screen.getByText(text), 'zoom');
      expect((valueOf(root, 'font-size') / 100) * zoom).toBeCloseTo(1, 3);
    },
  );

  test.each(['In the menu', 'Close', 'In the text'])('other text grows: %s', (text) => {
    expect(valueOf(screen.getByText(text), 'zoom')).toBeNaN();
  });
});

test('no line height is in pixels, which would not grow with the text', () => {
  const inPixels = /line-height: ?\d+px|rem\/\d+px/;
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => inPixels.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('reduced motion applies to pseudo-elements, too', () => {
  expect(readingCss).toMatch(/=still\] \*, \S+ ::before, \S+ ::after \{ animation: none/);
  expect(readingCss).toMatch(/reduce\) \{ \*, ::before, ::after \{ animation: none/);
});
