import { localeOf, localePath } from '../../../src/layout/navbar/localePath';

const locales = [
  { code: 'en', label: 'English' },
  { code: 'de', label: 'Deutsch' },
];

test.each([
  ['/', 'de', '/de'],
  ['/de', 'en', '/'],
  ['/de/', 'en', '/'],
  ['/docs/api', 'de', '/de/docs/api'],
  ['/de/docs/api', 'en', '/docs/api'],
  ['/docs/', 'de', '/de/docs/'],
  ['/docs?q=a/b#top', 'de', '/de/docs?q=a/b#top'],
  ['/de/docs?q=1#top', 'en', '/docs?q=1#top'],
  ['/?q=1', 'de', '/de?q=1'],
  ['/#top', 'de', '/de#top'],
  ['/de?q=1', 'en', '/?q=1'],
  ['/de#top', 'en', '/#top'],
  ['/description', 'de', '/de/description'],
  ['/description', 'en', '/description'],
  ['/docs?from=/de/', 'en', '/docs?from=/de/'],
  ['/de/docs', 'de', '/de/docs'],
  ['/docs', 'en', '/docs'],
])('%s in the locale %s is %s', (path, to, address) => {
  expect(localePath(path, locales, to)).toBe(address);
});

test('an address can change from one prefix to another', () => {
  const three = [...locales, { code: 'fr', label: 'Français' }];

  expect(localePath('/de/docs', three, 'fr')).toBe('/fr/docs');
  expect(localePath('/de', three, 'fr')).toBe('/fr');
});

test.each([
  ['/', 'en'],
  ['/description', 'en'],
  ['/de', 'de'],
  ['/de#top', 'de'],
  ['/de/docs', 'de'],
])('%s belongs to %s', (path, code) => {
  expect(localeOf(path, locales)?.code).toBe(code);
});
