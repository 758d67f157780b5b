import { decoded } from '../../../src/model/address/decoded';

test.each([
  ['/docs/gr%C3%B6%C3%9Fe', '/docs/größe'],
  ['/docs/größe', '/docs/größe'],
  ['/docs/100%', '/docs/100%'],
])('%s is decoded to %s', (path, written) => {
  expect(decoded(path)).toBe(written);
});
