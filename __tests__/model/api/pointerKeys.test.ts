import { pointerKeys } from '../../../src/model/api/pointerKeys';

test.each([
  ['', []],
  ['/body/users/0', ['body', 'users', '0']],
  ['/body/a~1b~0c', ['body', 'a/b~c']],
])('the pointer %j names the keys %j', (pointer, keys) => {
  expect(pointerKeys(pointer)).toEqual(keys);
});
