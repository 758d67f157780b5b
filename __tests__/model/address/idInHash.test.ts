import { idInHash } from '../../../src/model/address/idInHash';

test.each([
  ['', ''],
  ['#roles', 'roles'],
  ['#r%C3%B4les', 'rôles'],
  ['#%E0%A4%A', ''],
])('%j contains the id %j', (hash, id) => {
  expect(idInHash(hash)).toBe(id);
});
