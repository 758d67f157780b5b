/** @jest-environment jsdom */
import { builtPages } from '../support/publicFiles';

const pages = builtPages().filter(({ path }) => path !== '/404');

test('every page has a unique title, from the specific to the general', () => {
  const titles = pages.map(({ document }) => document.title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => !title.endsWith('Learn'))).toEqual([]);
  expect(titles).toContain('Query mode · Docs · Learn');
  expect(titles).toContain('Hex basics · Tutorials · Learn');
  expect(titles).toContain('New pivot cells · Changelog · Learn');
});

test('every listed page has a unique description', () => {
  const found = pages.filter(({ document }) => !document.querySelector('[content="noindex"]'));
  const descriptions = found.map(
    ({ document }) =>
      document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  );
  expect(descriptions.length).toBeGreaterThan(300);
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});

test.each(pages.map(({ path, document }) => [path, document] as const))(
  'the HTML of %s has a language, one main element, one title, a description and a skip link',
  (_, document) => {
    expect(document.documentElement.lang).toBe('en');
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(
      /^.{50,160}$/,
    );
    expect(document.querySelector('a[href="#main"]')?.textContent).toBe('Skip to main content');
  },
);

test.each(pages.map(({ path, document }) => [path, document] as const))(
  'the ids of %s are unique',
  (_, document) => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  },
);

test('a page requests nothing from other hosts and waits for no stylesheet', () => {
  for (const { path, document } of pages) {
    const asked = [
      ...document.querySelectorAll(
        'script[src], link[rel="stylesheet"], link[rel="preload"], img, iframe',
      ),
    ].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
    expect([path, asked.filter((address) => !address.startsWith('/'))]).toEqual([path, []]);
    expect(document.querySelector('link[rel="stylesheet"]')).toBeNull();
  }
});
