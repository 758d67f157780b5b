import { pageTitle } from '../../src/model/pageTitle';

test('a title lists the page, the section and the site', () => {
  expect(pageTitle('Query mode', 'Docs', 'Learn')).toBe('Query mode · Docs · Learn');
});

test.each([
  ['Tutorials', 'Tutorials', 'Learn', 'Tutorials · Learn'],
  ['Learn', undefined, 'Learn', 'Learn'],
])('%s in section %s of site %s has no repeated names: %s', (title, section, site, text) => {
  expect(pageTitle(title, section, site)).toBe(text);
});

test.each([undefined, ''])(
  'a page without a section (%j) is followed directly by the site',
  (none) => {
    expect(pageTitle('Search', none, 'Learn')).toBe('Search · Learn');
  },
);
