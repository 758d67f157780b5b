import { knownFiles } from '../../../src/build/checks/knownFiles';
import { listedPage } from '../support/listedPage';

test('links may lead to files that are copied, those that are made of pages and those of the caller', () => {
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

test('links may not lead to the programs that make the demo data, which nobody can download', () => {
  const files = knownFiles([], []);

  expect(
    ['/demo-data/generate.mjs', '/demo-data/charts/axes.mjs'].filter((path) => files.has(path)),
  ).toEqual([]);
});
