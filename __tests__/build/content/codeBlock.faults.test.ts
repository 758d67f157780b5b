import { compileChangelog, kinds } from '../support/bodies';

const unknownWord = (word: string) =>
  `"${word}" after the code language is unknown. Use title="…", {1,3-5}, showLineNumbers, diff, for SQL, Python and R demo, or for SQL a dialect.`;

const outside = (marks: string) =>
  `"${marks}" does not name lines of the code, whose last one is 3. Correct the numbers.`;

describe.each(kinds)('in %s', (_name, compile) => {
  test.each([
    [
      '',
      'A code block names no language. Write one after the backticks, such as ```sql or ```text.',
    ],
    [
      'js',
      'The code language "js" is unknown. Use one of bash, diff, docker, jinja, json, python, r, result, sql, text, typescript, yaml.',
    ],
    ['sql bogus', unknownWord('bogus')],
    ['sql title=Orders', unknownWord('title=Orders')],
    ['yaml demo', unknownWord('demo')],
    ['python snowflake', unknownWord('snowflake')],
    ['sql toString', unknownWord('toString')],
    ['sql {one}', unknownWord('{one}')],
    ['sql {}', unknownWord('{}')],
    ['sql { }', unknownWord('{ }')],
    ['sql {1 - 2}', unknownWord('{1 - 2}')],
    ['sql {1-}', unknownWord('{1-}')],
    ['sql title="Orders', unknownWord('title="Orders')],
  ])('a fence that says %j is told at its line', async (info, message) => {
    expect((await compile(`Text.\n\n\`\`\`${info}\nx\n\`\`\``)).faults).toEqual([
      { line: 3, message },
    ]);
  });

  test.each([
    '{4}',
    '{2-4}',
    '{1,9}',
    '{0}',
    '{3-2}',
    '{1-99999999999}',
    '{99999999999-1}',
    '{1} {4}',
  ])('the marks %s are told at the line of their fence', async (marks) => {
    expect((await compile(`Text.\n\n\`\`\`sql ${marks}\na\nb\nc\n\`\`\``)).faults).toEqual([
      { line: 3, message: outside(marks) },
    ]);
  });

  test.each(['{3}', '{1-3}', '{1, 2-2,3}', '{1} {3}'])(
    'the marks %s are within the code',
    async (marks) => {
      expect((await compile(`\`\`\`sql ${marks}\na\nb\nc\n\`\`\``)).faults).toEqual([]);
    },
  );
});

test('in the changelog, code without a fence is told', async () => {
  const message =
    'The lines are code, since spaces stand before them. Write ```text above and ``` below them, or take the spaces away.';

  expect((await compileChangelog('Text.\n\n    select 1\n')).faults).toEqual([
    { line: 3, message },
  ]);
  expect((await compileChangelog('- one\n\n      select 1\n')).faults).toEqual([
    { line: 3, message },
  ]);
});
