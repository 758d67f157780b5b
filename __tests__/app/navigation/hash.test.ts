import { dropUnreadableHash, idOf } from '../../../src/app/navigation/hash';

test.each([
  ['', ''],
  ['#roles', 'roles'],
  ['#r%C3%B4les', 'rôles'],
  ['#%E0%A4%A', ''],
])('%j names %j', (hash, id) => {
  expect(idOf(hash)).toBe(id);
});

test.each([
  ['/docs?a=1#%E0%A4%A', '/docs?a=1'],
  ['/docs?a=1#roles', '/docs?a=1#roles'],
  ['/docs', '/docs'],
])('of %s stays %s', (before, after) => {
  window.history.replaceState({ key: '1' }, '', before);
  dropUnreadableHash();
  expect(window.location.href).toBe(`http://localhost${after}`);
  expect(window.history.state).toEqual({ key: '1' });
});
