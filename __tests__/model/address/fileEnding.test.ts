import { FILE_ENDING } from '../../../src/model/address/fileEnding';

test.each(['/openapi.json', '/demo-data/orders.csv', '/docs/node.js', '/a.R', '/font.woff2'])(
  '%s is the address of a file',
  (path) => {
    expect(path).toMatch(FILE_ENDING);
  },
);

test.each([
  '/',
  '/docs',
  '/docs/1.0',
  '/docs/1.0-rc',
  '/docs/node.js/api',
  '/docs/gr.%C3%B6%C3%9Fe',
])('%s is the address of a page', (path) => {
  expect(path).not.toMatch(FILE_ENDING);
});
