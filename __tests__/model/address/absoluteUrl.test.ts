import { absoluteUrl } from '../../../src/model/address/absoluteUrl';

test.each([
  ['/', 'https://a.b/'],
  ['/docs/runs', 'https://a.b/docs/runs'],
  ['/docs/Größe und Maß', 'https://a.b/docs/Gr%C3%B6%C3%9Fe%20und%20Ma%C3%9F'],
  ['/docs/Gr%C3%B6%C3%9Fe', 'https://a.b/docs/Gr%C3%B6%C3%9Fe'],
])('%s is at %s', (path, address) => {
  expect(absoluteUrl('https://a.b', path)).toBe(address);
});
