import { knownFiles } from '../../../src/build/checks/knownFiles';
import { listedPage } from '../support/listedPage';

test('links may lead to copied files, files generated from pages, and files of the caller', () => {
  const files = knownFiles([listedPage], ['/openapi.json']);

  expect(
    [
      '/favicon.svg',
      '/demo-data/orders.csv',
      '/changelog/rss.xml',
      '/docs/api.md',
      '/openapi.json',
    ].filter((path) => !files.has(path)),
  ).toEqual([]);
});

test('links may not lead to the scripts that generate the demo data, which are not published', () => {
  const files = knownFiles([], []);

  expect(
    ['/demo-data/generate.mjs', '/demo-data/charts/axes.mjs'].filter((path) => files.has(path)),
  ).toEqual([]);
});
