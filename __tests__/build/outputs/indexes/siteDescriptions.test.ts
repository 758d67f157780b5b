import { openSearch, webManifest } from '../../../../src/build/outputs/indexes/siteDescriptions';

const site = {
  title: 'Learn',
  name: 'Hex & Sons Learn',
  tagline: 'Docs & tutorials for <everyone>',
  siteUrl: 'https://learn.example.com',
  language: 'en',
  searchPath: '/search',
  publisher: 'Hex & Sons',
};

test('XML special characters in names are escaped', () => {
  const document = new DOMParser().parseFromString(openSearch(site), 'application/xml');

  const textOf = (name: string) => document.querySelector(name)?.textContent;

  expect(textOf('ShortName')).toBe('Hex & Sons Learn');
  expect(textOf('Description')).toBe('Docs & tutorials for <everyone>');
  expect(document.querySelector('Url')?.getAttribute('template')).toBe(
    'https://learn.example.com/search?q={searchTerms}',
  );
});

test.each(['https://learn.example.com', 'https://example.com/learn'])(
  'an installed app of the site at %s starts at its home page and has its icons',
  (address) => {
    const { start_url: start, icons } = JSON.parse(webManifest(site)) as {
      start_url: string;
      icons: { src: string }[];
    };
    // Browsers resolve addresses relative to the manifest.
    const seen = (url: string) => new URL(url, `${address}/manifest.webmanifest`).href;

    expect(seen(start)).toBe(`${address}/`);
    expect(icons.map(({ src }) => seen(src))).toEqual([
      `${address}/icons/192.png`,
      `${address}/icons/512.png`,
    ]);
  },
);
