import {
  isEntry,
  isSamePath,
  valueAt,
  withValue,
} from '../../../src/reference/console/requestPath';

const request = {
  query: { limit: 7 },
  body: { users: [{ id: 'a' }, { id: 'b' }] },
  path: null,
};

test.each([
  [['query', 'limit'], 7],
  [['body', 'users', '1', 'id'], 'b'],
  [['query', 'limit', 'x'], undefined],
  [['header', 'x'], undefined],
  [['path', 'x'], undefined],
])('the value at %j is %j', (path, value) => {
  expect(valueAt(request, path)).toBe(value);
});

test.each([
  [['query', 'limit'], 8, { ...request, query: { limit: 8 } }],
  [['query', 'limit'], undefined, { ...request, query: {} }],
  [['query', 'offset'], null, { ...request, query: { limit: 7, offset: null } }],
  [['body', 'users', '1'], undefined, { ...request, body: { users: [{ id: 'a' }] } }],
  [['body', 'users', '0', 'id'], 'c', { ...request, body: { users: [{ id: 'c' }, { id: 'b' }] } }],
  [['header', 'x-flag'], 'on', { ...request, header: { 'x-flag': 'on' } }],
])('replaces the value at %j', (path, value, expected) => {
  const before = JSON.stringify(request);

  expect(withValue(request, path, value)).toEqual(expected);
  expect(JSON.stringify(request)).toBe(before);
});

test.each([
  [['body', 'users', '0'], true],
  [['body', 'users', '0', 'id'], false],
  [['header', '2fa'], false],
  [['header', 'v2'], false],
  [[], false],
])('%j leads to a list entry: %s', (path, expected) => {
  expect(isEntry(path)).toBe(expected);
});

test.each([
  [['body', 'a'], ['body', 'a'], true],
  [['body', 'a'], ['body', 'b'], false],
  [['body', 'a'], ['body', 'a', 'b'], false],
  [['body', 'a/b'], ['body', 'a', 'b'], false],
])('whether %j and %j lead to the same value: %s', (one, other, same) => {
  expect(isSamePath(one, other)).toBe(same);
});
