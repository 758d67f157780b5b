import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { idsOf, ownAddresses } from './support/addresses';
import { isServed, pageFile, publicFiles } from '../support/publicFiles';

const ENDS = ['.html', '.md', '.txt', '.xml', '.json', '.yaml', '.webmanifest'];
const files = publicFiles(...ENDS);

/** Every address on the site that any of its files contains, with the first such file. */
const named = new Map<string, string>();
const kinds = new Set<string>();
for (const file of files)
  for (const address of ownAddresses(file, readFileSync(file, 'utf8'))) {
    kinds.add(extname(file));
    if (!named.has(address)) named.set(address, file);
  }

const told = (broken: [string, string][]) => broken.map(([to, from]) => `${from} → ${to}`);
const pathOf = (address: string) => decodeURIComponent(address.replace(/[?#].*$/s, '')) || '/';

test('addresses are found in files of every kind', () => {
  expect([...kinds].sort()).toEqual([...ENDS].sort());
  expect(named.size).toBeGreaterThan(1500);
});

test('every page, picture and file that HTML, feeds, Markdown, lists, contract and data link to exists', () => {
  const broken = [...named].filter(([address]) => !isServed(pathOf(address)));

  expect(told(broken)).toEqual([]);
});

const ids = new Map<string, Set<string>>();
function idsAt(path: string): Set<string> {
  const page = path.replace(/\.md$/, '');
  const known = ids.get(page) ?? idsOf(readFileSync(pageFile(page), 'utf8'));
  ids.set(page, known);
  return known;
}

test('every anchor in these addresses is the id of an element', () => {
  const broken = [...named].filter(([address]) => {
    const anchor = /#(.+)$/s.exec(address)?.[1];
    return anchor !== undefined && !idsAt(pathOf(address)).has(decodeURIComponent(anchor));
  });

  expect(told(broken)).toEqual([]);
});

test('no address ends with a slash or contains index.html', () => {
  const odd = [...named].filter(([address]) => /.\/$|index\.html/.test(pathOf(address)));

  expect(told(odd)).toEqual([]);
});

test('only the redirect lists contain addresses that have moved', () => {
  const moved = readFileSync('public/_redirects', 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split(' ')[0]);
  expect(moved.length).toBeGreaterThan(2);
  const late = [...named].filter(([address]) => moved.includes(pathOf(address)));

  expect(told(late)).toEqual([]);
});
