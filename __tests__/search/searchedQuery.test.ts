import { LONGEST_QUERY, searchedQuery } from '../../src/search/searchedQuery';

test('a long query is cut, but never within a character', () => {
  expect(searchedQuery('a'.repeat(600))).toBe('a'.repeat(LONGEST_QUERY));
  expect(searchedQuery(`${'a'.repeat(LONGEST_QUERY - 1)}😀`)).toBe('a'.repeat(LONGEST_QUERY - 1));
  expect(searchedQuery(`${'a'.repeat(LONGEST_QUERY - 4)}😀 b`)).toBe(
    `${'a'.repeat(LONGEST_QUERY - 4)}😀`,
  );
});

// https://www.algolia.com/doc/api-reference/api-parameters/query
test('it is measured in bytes, as by the hosted service', () => {
  expect(searchedQuery('я'.repeat(600))).toBe('я'.repeat(LONGEST_QUERY / 2));
  expect(searchedQuery('検'.repeat(600))).toBe('検'.repeat(Math.floor(LONGEST_QUERY / 3)));
});

const call = '  File "/tmp/1843.py", line 33, in total\n    return orders.sum()\n';
const error = "NameError: name 'orders' is not defined";

test('a pasted traceback is cut to its error, however long it is', () => {
  const pasted = `Traceback (most recent call last):\n${call.repeat(40)}${error}`;

  expect(searchedQuery(pasted)).toBe(error);
  expect(searchedQuery(pasted.replaceAll('\n', ' '))).toBe(error);
});

test('where a traceback names no error, what follows its last call is left', () => {
  expect(searchedQuery(`${call}Stopped: no more memory`)).toBe(
    'return orders.sum()\nStopped: no more memory',
  );
});

test.each(['File "a.py", line 3', 'File "a.py", line 33', 'File "a.py", line 33, in total'])(
  'a call with nothing after it is kept: %s',
  (typed) => {
    expect(searchedQuery(typed)).toBe(typed);
  },
);
