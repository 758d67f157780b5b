import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { componentPages, ownPages } from '../../src/build/ownPages';

test('each page component has an address that can be linked to, except dynamic routes and the 404 page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'about'));
  for (const name of [
    'index.tsx',
    'search.tsx',
    '404.tsx',
    'about/index.tsx',
    'about/us.tsx',
    '[...].tsx',
    '{Doc.slug}.tsx',
    'notes.md',
  ])
    writeFileSync(join(folder, name), '');

  expect(ownPages(folder)).toEqual(['/', '/about', '/about/us', '/search']);
  expect(componentPages(folder)).toContainEqual({
    path: '/about',
    source: `${folder}/about/index.tsx`,
  });
  rmSync(folder, { recursive: true });
});

test('addresses have slashes even if the system uses backslashes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const name of ['about\\index.tsx', 'about\\us.tsx']) writeFileSync(join(folder, name), '');

  expect(componentPages(folder)).toEqual([
    { path: '/about', source: `${folder}/about/index.tsx` },
    { path: '/about/us', source: `${folder}/about/us.tsx` },
  ]);
  rmSync(folder, { recursive: true });
});

test('the pages of this site are the home page and the search', () => {
  expect(ownPages()).toEqual(['/', '/search']);
});
