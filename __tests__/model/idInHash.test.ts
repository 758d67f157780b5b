import { idInHash } from '../../src/model/idInHash';

test.each([
  ['', ''],
  ['#roles', 'roles'],
  ['#r%C3%B4les', 'rôles'],
  ['#%E0%A4%A', ''],
])('%j names %j', (hash, id) => {
  expect(idInHash(hash)).toBe(id);
});
