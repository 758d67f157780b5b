import { openSearch } from '../../../src/build/outputs/siteDescriptions';

const site = {
  title: 'Learn',
  name: 'Hex & Sons Learn',
  tagline: 'Docs & tutorials for <everyone>',
  siteUrl: 'https://learn.example.com',
  searchPath: '/search',
  publisher: 'Hex & Sons',
};

test('names with signs of XML are told to browsers as they are written', () => {
  const document = new DOMParser().parseFromString(openSearch(site), 'application/xml');

  const said = (name: string) => document.querySelector(name)?.textContent;

  expect(said('ShortName')).toBe('Hex & Sons Learn');
  expect(said('Description')).toBe('Docs & tutorials for <everyone>');
  expect(document.querySelector('Url')?.getAttribute('template')).toBe(
    'https://learn.example.com/search?q={searchTerms}',
  );
});
