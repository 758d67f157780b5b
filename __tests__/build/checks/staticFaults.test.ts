import { madeFiles } from '../../../src/build/checks/madeFiles';
import { staticFaults } from '../../../src/build/checks/staticFaults';
import { listedPage } from '../support/listedPage';

const made = madeFiles({
  content: [listedPage],
  paths: ['/', '/docs/api'],
  files: ['/openapi.json'],
});

test.each([
  '/robots.txt',
  '/_headers',
  '/_redirects',
  '/docs/api.md',
  '/docs/api.html',
  '/index.html',
  '/404.html',
  '/demo-data/orders.csv',
  '/navigation.json',
  '/offline.html',
  '/sw.js',
  '/icons/192.png',
  '/openapi.json',
])('static%s is reported, as the build creates a file with that name', (path) => {
  expect(staticFaults(made, ['/favicon.svg', path])).toEqual([
    {
      file: `static${path}`,
      line: 1,
      message: `The build creates a file ${path} as well. Rename or remove this one.`,
    },
  ]);
});

test('other files, including those of this site, are not reported', () => {
  expect(staticFaults(made, ['/terms.pdf', '/docs/api.pdf', '/docs/index.html'])).toEqual([]);
  expect(staticFaults(made)).toEqual([]);
});
