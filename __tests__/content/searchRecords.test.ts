import { gzipSync } from 'node:zlib';
import { recordsFile } from '../../src/build/search/recordsFile';
import { CHANGELOG } from '../../src/model/changelog/changelog';
import { contentRecords, operations } from '../search/engine/contentRecords';
import { pages } from '../support/contentPages';

const listed = pages.filter(({ unlisted }) => !unlisted);

test('every page is found by its title, and so is each of its headings and each operation', () => {
  const addresses = [
    ...listed.flatMap(({ path, body }) => [
      path,
      ...body.headings.map(({ id }) => `${path}#${id}`),
    ]),
    ...operations.map(({ anchor }) => `/docs/api/api-reference#${anchor}`),
    CHANGELOG.path,
  ];
  const urls = new Set(contentRecords.map(({ url }) => url));

  expect(addresses.filter((address) => !urls.has(address))).toEqual([]);
  expect(urls.size).toBe(new Set(addresses).size);
});

test('unlisted pages are not found', () => {
  const hidden = new Set(pages.filter(({ unlisted }) => unlisted).map(({ path }) => path));

  expect(hidden.size).toBeGreaterThan(0);
  expect(contentRecords.filter((record) => hidden.has(record.url_without_anchor))).toEqual([]);
});

test('every record has a unique id, and fits the limits of the hosted service', () => {
  const ids = contentRecords.map(({ objectID }) => objectID);
  const sizes = contentRecords.map((record) => JSON.stringify(record).length);

  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...sizes)).toBeLessThan(2500);
});

test('no record contains code, except where messages quote it', () => {
  const blocks = pages.flatMap(({ body }) => body.code);
  const messages = blocks.filter(({ language }) => language === 'text').map(({ code }) => code);
  const code = blocks
    .filter(({ language }) => language !== 'text')
    .flatMap(({ code: text }) => text.split('\n'))
    .filter((line) => line.length > 40 && !messages.join('\n').includes(line.trim()));
  const text = contentRecords.map(({ content }) => content).join('\n');

  expect(code.length).toBeGreaterThan(20);
  expect(code.filter((line) => text.includes(line.trim()))).toEqual([]);
});

test('the file of records has at most 1.5 kB per page, compressed', () => {
  const size = gzipSync(recordsFile(contentRecords).text, { level: 9 }).length;

  expect(size / listed.length).toBeLessThan(1500);
});
