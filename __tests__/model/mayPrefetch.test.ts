import { mayPrefetch } from '../../src/model/mayPrefetch';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with the connection %j, prefetching is allowed: %s', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
