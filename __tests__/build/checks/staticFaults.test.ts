import { staticFaults } from '../../../src/build/checks/staticFaults';
import { listedPage } from '../support/listedPage';

const published = { content: [listedPage], paths: ['/', '/docs/api'], files: ['/openapi.json'] };

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
])('static%s is told: the build makes a file of that name', (path) => {
  expect(staticFaults(published, ['/favicon.svg', path])).toEqual([
    {
      file: `static${path}`,
      line: 1,
      message: `The build makes a file ${path} itself. Rename this one, or take it away.`,
    },
  ]);
});

test('other files, among them those of this site, are not told', () => {
  expect(staticFaults(published, ['/terms.pdf', '/docs/api.pdf', '/docs/index.html'])).toEqual([]);
  expect(staticFaults(published)).toEqual([]);
});
