import { sinceFaults } from '../../src/build/checks/sinceFaults';
import { AREAS } from '../../src/model/changelog/areas';
import { pages } from '../support/contentPages';

const entries = pages.filter(({ kind }) => kind === 'changelog');

test('no entry links to a page about a later feature', () => {
  const dated = pages.map(({ file, path, body, date, since }) => {
    return { source: file, path, content: body, date, since };
  });

  expect(dated.filter(({ since }) => since).length).toBeGreaterThan(50);
  expect(sinceFaults(dated).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(
    [],
  );
});

test('every entry names one to three of the listed areas', () => {
  const known = (tags: readonly string[]) =>
    tags.length >= 1 &&
    tags.length <= 3 &&
    tags.every((tag) => (AREAS as readonly string[]).includes(tag));

  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter(({ tags }) => !known(tags)).map(({ file }) => file)).toEqual([]);
});

test('every listed area is used', () => {
  const used = new Set(entries.flatMap(({ tags }) => tags));

  expect(AREAS.filter((area) => !used.has(area))).toEqual([]);
});
