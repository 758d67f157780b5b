import { normalPath } from '../../../src/model/address/normalPath';

test.each([
  ['/docs/api', '/docs/api'],
  ['/docs/api/', '/docs/api'],
  ['/docs/api//', '/docs/api'],
  ['/docs/api/index.html', '/docs/api'],
  ['/index.html', '/'],
  ['/', '/'],
  // Two leading slashes would name a host.
  ['//evil.example/', '/evil.example'],
  ['//evil.example/+/index.html', '/evil.example/+'],
  ['///', '/'],
  ['/docs/my-index.html', '/docs/my-index.html'],
  ['/docs/index.html-pages', '/docs/index.html-pages'],
])('%s is normalized to %s', (path, spelled) => {
  expect(normalPath(path)).toBe(spelled);
});
