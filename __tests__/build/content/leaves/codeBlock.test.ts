import { codeBlock } from '../../../../src/build/content/leaves/codeBlock';
import { CODE_LANGUAGES, SQL_DIALECTS } from '../../../../src/model/content/vocabulary';
import { kinds } from '../../support/bodies';

const plain = (...lines: string[]) => lines.map((line) => ({ tokens: line ? [line] : [] }));

test.each(CODE_LANGUAGES)('%s is a known language', (language) => {
  expect(codeBlock(language, '', 'x').problems).toEqual([]);
});

test('adjacent tokens of one colour are merged, even across spaces', () => {
  const tokens = (code: string) => codeBlock('json', '', code).props.lines[0]?.tokens;

  expect(tokens('  { "a": [ ] },')).toEqual([
    ['o', '  {'],
    ['a', ' "a"'],
    ['o', ': [ ] },'],
  ]);
});

test('code is split into lines, with as few tokens as possible', () => {
  expect(codeBlock('sql', '', "SELECT id, 'a' -- note\n\nFROM orders\n").props).toEqual({
    language: 'sql',
    lines: [
      { tokens: [['k', 'SELECT'], ' id, ', ['s', "'a'"], ['c', ' -- note']] },
      { tokens: [] },
      { tokens: [['k', 'FROM'], ' orders'] },
    ],
  });
});

test('a string over two lines keeps its colour on both', () => {
  expect(codeBlock('python', '', '"""one\ntwo"""').props.lines).toEqual([
    { tokens: [['s', '"""one']] },
    { tokens: [['s', 'two"""']] },
  ]);
});

test('plain text has no colours', () => {
  expect(codeBlock('text', '', 'SELECT 1').props.lines).toEqual(plain('SELECT 1'));
});

test('CRLF line endings are removed', () => {
  expect(codeBlock('text', '', 'one\r\ntwo\r\n').props.lines).toEqual(plain('one', 'two'));
});

test.each(['{1, 3-4}', '{1} {3-4}'])('%s marks single lines and ranges', (marks) => {
  const { lines } = codeBlock('text', marks, 'a\nb\nc\nd\ne').props;

  expect(lines.map((line) => line.mark)).toEqual([
    'marked',
    undefined,
    'marked',
    'marked',
    undefined,
  ]);
});

test.each([
  ['diff', ''],
  ['python', 'diff'],
])('a %s block with %j marks added and removed lines, without their signs', (...fence) => {
  expect(codeBlock(...fence, '+x\n-y\n z\n').props.lines).toEqual([
    { tokens: ['x'], mark: 'added' },
    { tokens: ['y'], mark: 'removed' },
    { tokens: ['z'] },
  ]);
});

test('the headers of a unified diff are not marked, but a removed SQL comment is', () => {
  const lines = (code: string) => codeBlock('diff', '', code).props.lines;

  expect(lines('--- a/x.py\n+++ b/x.py\n@@ -1 +1 @@\n--- note\n+x')).toEqual([
    { tokens: ['--- a/x.py'] },
    { tokens: ['+++ b/x.py'] },
    { tokens: ['@@ -1 +1 @@'] },
    { tokens: ['-- note'], mark: 'removed' },
    { tokens: ['x'], mark: 'added' },
  ]);
});

test('a title may contain spaces and braces', () => {
  expect(codeBlock('text', 'title="Orders {1} of May"', 'x').props).toEqual({
    language: 'text',
    title: 'Orders {1} of May',
    lines: plain('x'),
  });
});

test('line numbers are optional', () => {
  expect(codeBlock('text', 'showLineNumbers', 'x').props.numbered).toBe(true);
  expect(codeBlock('text', '', 'x').props).not.toHaveProperty('numbered');
});

test.each(Object.entries(SQL_DIALECTS))('the SQL dialect %s is shown as %s', (word, dialect) => {
  expect(codeBlock('sql', word, 'x')).toMatchObject({ props: { dialect }, problems: [] });
});

test('the word demo does not change how a query is shown', () => {
  expect(codeBlock('sql', 'demo', 'x')).toEqual({
    props: { language: 'sql', lines: plain('x') },
    problems: [],
  });
});

describe.each(kinds)('in %s', (_name, compile) => {
  test('all words of a fence are read', async () => {
    const written = '```text title="Log" {2} showLineNumbers\na\nb\n```';

    expect((await compile(written)).tree).toEqual([
      [
        'CodeBlock',
        {
          language: 'text',
          title: 'Log',
          numbered: true,
          lines: [{ tokens: ['a'] }, { tokens: ['b'], mark: 'marked' }],
        },
      ],
    ]);
  });
});
