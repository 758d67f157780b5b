import { readFileSync } from 'node:fs';
import { ownPages } from '../../src/build/ownPages';
import { readRedirects, REDIRECTS_FILE } from '../../src/build/redirects/redirects';
import { planChangelog } from '../../src/build/sections/planChangelog';
import { pages } from '../support/contentPages';

/** The addresses that must keep working: bookmarks, search engines and other sites link to them. */
const promised = readFileSync('__tests__/content/routes.txt', 'utf8').trimEnd().split('\n');

const entries = pages.filter(({ kind }) => kind === 'changelog');
const { redirects } = readRedirects();
const served = new Set([
  ...ownPages(),
  // Gatsby's own 404 page, where readers arrive from anywhere.
  '/404',
  ...pages.map(({ path }) => path),
  ...planChangelog(entries.map((entry) => ({ ...entry, id: entry.path }))).map(({ path }) => path),
  ...redirects.map(({ from }) => from),
]);

const remedy = (address: string) =>
  `The page ${address} is gone. Say in ${REDIRECTS_FILE} where its readers find it now, such as "${address}: /docs/new".`;

test('the list has each address once, in order', () => {
  expect(promised.length).toBeGreaterThan(300);
  expect(promised).toEqual([...new Set(promised)].sort());
});

test('every promised address is a page or redirects to one', () => {
  expect(promised.filter((address) => !served.has(address)).map(remedy)).toEqual([]);
});

test('every changelog entry has an address with only its date, even if its own address has a suffix', () => {
  const days = entries.map(({ date }) => `/changelog/${date}`);

  expect(days.length).toBeGreaterThan(50);
  expect(days.filter((address) => !served.has(address))).toEqual([]);
});
