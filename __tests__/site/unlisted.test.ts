/** @jest-environment jsdom */
import { readingOrder } from '../../src/model/navigation/navigation';
import { builtPage, builtPages, navigationFile } from '../support/publicFiles';

const unlisted = [
  '/docs/getting-started/intro-to-projects',
  '/tutorials/quickstart/workspace-admin-101',
];

test.each(unlisted)('%s is built but kept out of search engines', (path) => {
  const { document } = builtPage(path);
  expect(document.querySelector('h1')).not.toBeNull();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('no sidebar, card or list leads to an unlisted page', () => {
  const listed = Object.values(navigationFile()).flatMap((tree) => readingOrder(tree));
  expect(listed.map(({ path }) => path).filter((path) => unlisted.includes(path))).toEqual([]);
  const naming = builtPages().filter(({ html }) => unlisted.some((path) => html.includes(path)));
  expect(naming.length).toBeGreaterThan(1);
  for (const { path, document } of naming) {
    const links = [...document.querySelectorAll('nav a, section a, ul a')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect([path, links.filter((href) => unlisted.includes(href))]).toEqual([path, []]);
  }
});
