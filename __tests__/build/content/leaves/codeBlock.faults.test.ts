import { compileChangelog, kinds } from '../../support/bodies';

const unknownWord = (word: string) =>
  `"${word}" after the code language is unknown. Use title="…", {1,3-5}, showLineNumbers or diff, demo for SQL, Python and R, or a dialect for SQL.`;

const outside = (marks: string) =>
  `"${marks}" names lines that the code does not have; its last one is 3. Correct the numbers.`;

describe.each(kinds)('in %s', (_name, compile) => {
  test.each(['```sql\n```', '```sql {2}\n\n```'])(
    'the empty block %j is reported',
    async (written) => {
      expect((await compile(`Text.\n\n${written}`)).faults).toEqual([
        { line: 3, message: 'The code block is empty. Write its code, or remove it.' },
      ]);
    },
  );

  test.each([
    [
      '',
      'The code block has no language. Write one after the backticks, such as ```sql or ```text.',
    ],
    [
      'rust',
      'The code language "rust" is unknown. Use one of bash, diff, docker, jinja, json, python, r, result, sql, text, typescript, yaml.',
    ],
    ['py', 'The code language "py" is unknown. Write python.'],
    ['JS', 'The code language "JS" is unknown. Write typescript.'],
    ['shell', 'The code language "shell" is unknown. Write bash.'],
    ['yml title="a.yml"', 'The code language "yml" is unknown. Write yaml.'],
    ['JSON', 'The code language "JSON" is unknown. Write json.'],
    ['pyhton', 'The code language "pyhton" is unknown. Write python.'],
    [
      'constructor',
      'The code language "constructor" is unknown. Use one of bash, diff, docker, jinja, json, python, r, result, sql, text, typescript, yaml.',
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
  ])('a fence with %j is reported at its line', async (info, message) => {
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
  ])('the marks %s are reported at the line of their fence', async (marks) => {
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

test('in the changelog, code without a fence is reported', async () => {
  const message =
    'The lines are code because they are indented. Write ```text above and ``` below them, or remove the indentation.';

  expect((await compileChangelog('Text.\n\n    select 1\n')).faults).toEqual([
    { line: 3, message },
  ]);
  expect((await compileChangelog('- one\n\n      select 1\n')).faults).toEqual([
    { line: 3, message },
  ]);
});
