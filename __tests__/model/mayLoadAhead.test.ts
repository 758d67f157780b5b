import { mayLoadAhead } from '../../src/model/mayLoadAhead';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with the connection %j, prefetching is allowed: %s', (connection, expected) => {
  expect(mayLoadAhead(connection)).toBe(expected);
});
