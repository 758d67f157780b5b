import { clashWarning } from '../../../src/build/checks/clashWarning';

const own = ['/', '/search'];

test('an address that two pages claim is told once', () => {
  expect(clashWarning(['/docs/a', '/docs/b', '/docs/a', '/docs/a'], own)).toBe(
    'More than one page claims /docs/a. Rename one of the files.',
  );
});

test('so is one that a page of the site itself has', () => {
  expect(clashWarning(['/docs/a', '/search'], own)).toBe(
    'More than one page claims /search. Rename one of the files.',
  );
});

test('addresses of one page each are no clash', () => {
  expect(clashWarning(['/docs', '/docs/a'], own)).toBeUndefined();
});
