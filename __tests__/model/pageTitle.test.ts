import { pageTitle } from '../../src/model/pageTitle';

test('a title goes from the page over the section to the site', () => {
  expect(pageTitle('Query mode', 'Docs', 'Learn')).toBe('Query mode · Docs · Learn');
});

test.each([
  ['Tutorials', 'Tutorials', 'Learn', 'Tutorials · Learn'],
  ['Learn', undefined, 'Learn', 'Learn'],
])('the title %s of %s on %s is said once: %s', (title, section, site, text) => {
  expect(pageTitle(title, section, site)).toBe(text);
});

test.each([undefined, ''])('a page of no section (%j) stands directly before the site', (none) => {
  expect(pageTitle('Search', none, 'Learn')).toBe('Search · Learn');
});
