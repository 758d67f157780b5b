import { dropUnreadableHash } from '../../../src/app/navigation/dropUnreadableHash';

test.each([
  ['/docs?a=1#%E0%A4%A', '/docs?a=1'],
  ['/docs?a=1#roles', '/docs?a=1#roles'],
  ['/docs', '/docs'],
])('%s becomes %s', (before, after) => {
  window.history.replaceState({ key: '1' }, '', before);
  dropUnreadableHash();
  expect(window.location.href).toBe(`http://localhost${after}`);
  expect(window.history.state).toEqual({ key: '1' });
});
