import { win32 } from 'node:path';
import { slashes } from '../../../src/model/address/slashes';

test.each([
  [win32.join('content', 'docs', 'keys.mdx'), 'content/docs/keys.mdx'],
  [win32.resolve('C:\\site', './images/a.png'), 'C:/site/images/a.png'],
  ['static\\schemas/a.json', 'static/schemas/a.json'],
  ['content/docs/keys.mdx', 'content/docs/keys.mdx'],
])('%s becomes %s', (path, spelled) => {
  expect(slashes(path)).toBe(spelled);
});
