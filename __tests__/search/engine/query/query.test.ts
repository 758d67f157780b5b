import { parseQuery } from '../../../../src/search/engine/query/query';

const sought = (typed: string) => parseQuery(typed).parts.map(({ words }) => words.join(' '));

test.each([
  ['a question', 'How do I share a project?', ['share', 'project']],
  ['a name', 'hex_user_email', ['hex', 'user', 'email']],
  ['only stop words', 'what is', ['what', 'is']],
  ['nothing', ' … ', []],
  ['a single letter after other words', 'snowflake c', ['snowflake']],
  ['a single letter after several words', 'connect snowflake c', ['connect', 'snowflake']],
  ['a single letter', 'c', ['c']],
  ['a word that asks for news', 'dataframe sql released', ['dataframe', 'sql']],
  ['only a word that asks for news', 'released', ['released']],
  ['a number after other words', 'tier 1', ['tier', '1']],
])('%s is searched for by its words', (_what, typed, words) => {
  expect(sought(typed)).toEqual(words);
});

test('repeated words are searched for once, and of many words only the last are kept', () => {
  const many = Array.from({ length: 40 }, (_, number) => `word${number}`);

  expect(sought('data cell data query data')).toEqual(['cell', 'query', 'data']);
  expect(sought(many.join(' '))).toEqual(many.slice(-24));
});

test('only the error of a pasted traceback is searched for', () => {
  const calls = 'Traceback (most recent call last):\n  File "/tmp/1843.py", line 3, in <module>\n';

  expect(sought(`${calls.repeat(20)}NameError: name 'orders'`)).toEqual(['nameerror', 'name']);
  expect(sought(`${calls}total = df["order_total"].sum() KeyError: 'order_total'`)).toEqual([
    'keyerror',
  ]);
  expect(sought('File "a.py", line 3')).toEqual(['file', 'py', 'line', '3']);
});

test.each([
  ["Login failed for user 'ana'.", ['login', 'failed', 'user']],
  ['ERROR: permission denied for table "sales"."orders"', ['permission', 'denied', 'table']],
  ['there is no package called ‘forecast’ here', ['no', 'package', 'called', 'here']],
  ["KeyError: 'total'", ['keyerror']],
  [
    "Refused to display 'https://acme.test/' because it set 'X-Frame-Options' to 'deny'.",
    ['refused', 'display', 'because', 'set', 'x', 'frame', 'options'],
  ],
  ['user "ana" may not see table "Can Edit"', ['user', 'may', 'not', 'see', 'table', 'edit']],
])(
  'quoted names in an error message are ignored if enough other words remain: %s',
  (typed, words) => {
    expect(sought(typed)).toEqual(words);
  },
);

test.each([
  ['set up "okta" for single sign on', ['set', 'okta', 'single', 'sign']],
  ['show a "map" chart in an app', ['show', 'map', 'chart', 'app']],
  ["why can 'guests' not open an app", ['guests', 'not', 'open', 'app']],
])('in other queries quoted words count: %s', (typed, words) => {
  expect(sought(typed)).toEqual(words);
});

test.each([
  ["acme.errors.TotalException: 'order_total'", ['acme', 'errors', 'totalexception']],
  ["error: 'order_total'", ['error', 'order', 'total']],
])('a kind of error says enough without names in quotes: %s', (typed, words) => {
  expect(sought(typed)).toEqual(words);
});

test('a kind of error is known by how it is written', () => {
  const kinds = parseQuery('psycopg2.OperationalError keyerror error').parts;

  expect(kinds.filter(({ error }) => error).map(({ words }) => words[0])).toEqual([
    'operationalerror',
  ]);
});

test.each([
  ['how many rows', ['rows']],
  ['run many projects', ['run', 'many', 'projects']],
])('how many is a question, many a word: %s', (typed, words) => {
  expect(sought(typed)).toEqual(words);
});

test.each([
  ['ARCHIVE_PROJECT', true],
  ['archive_project', true],
  ['ARCHIVE PROJECT', true],
  ['archive project', false],
])('%s looks like a code: %s', (typed, code) => {
  expect(parseQuery(typed).code).toBe(code);
});

test('only the last word may be a prefix', () => {
  const open = (typed: string) => parseQuery(typed).parts.map((part) => part.open);

  expect(open('connect data sno')).toEqual([false, false, true]);
  expect(open('how to')).toEqual([false, true]);
  expect(open('connect to')).toEqual([false]);
});

test('a synonym phrase is also read as one part', () => {
  const { phrased } = parseQuery('how to sign in again');

  expect(phrased.map(({ words }) => words.join(' '))).toEqual(['sign in', 'again']);
  expect(parseQuery('connect data').phrased).toEqual([]);
});

test.each([
  ['a', true],
  ['sq', true],
  ['what is', true],
  ['how do i s', true],
  ['sql', false],
  ['data sq', false],
])('"%s" is brief: %s', (typed, brief) => {
  expect(parseQuery(typed).brief).toBe(brief);
});

test('a synonym phrase may contain articles', () => {
  const { phrased } = parseQuery('remove the user from a group');

  expect(phrased.map(({ words }) => words.join(' '))).toEqual(['remove user', 'group']);
});

test('a query is cut at 512 bytes', () => {
  expect(parseQuery('a1 '.repeat(1000)).words.length).toBeLessThan(180);
});
