import { kinds } from '../../support/bodies';

const undefinedReference = (reference: string, line: number) => ({
  line,
  message: `The reference ${reference} is not defined. Add a line "[name]: address" at the end of the file.`,
});

describe.each(kinds)('an undefined reference in %s', (_name, compile) => {
  test.each([
    ['Text.\n\nSee [roles][roles-page].', [undefinedReference('[roles][roles-page]', 3)]],
    ['Text.\n\nSee [roles][].', [undefinedReference('[roles][]', 3)]],
    ['Text.\n\n![A chart][chart]', [undefinedReference('[A chart][chart]', 3)]],
    [
      'Text,\nthen [two][a]\nand [three][b],\nthen more.',
      [undefinedReference('[two][a]', 2), undefinedReference('[three][b]', 3)],
    ],
    ['- one\n- [two][second]', [undefinedReference('[two][second]', 2)]],
    ['| a |\n| - |\n| [b][c] |', [undefinedReference('[b][c]', 3)]],
  ])('is reported at the line of %j', async (written, faults) => {
    expect((await compile(written)).faults).toEqual(faults);
  });

  test('is not found in two consecutive indexes', async () => {
    expect((await compile('The value is rows[0][1].')).faults).toEqual([]);
  });

  test('is reported at its own line in a long paragraph', async () => {
    expect((await compile('One line,\nand another with [roles][page].')).faults).toEqual([
      undefinedReference('[roles][page]', 2),
    ]);
  });

  test('is reported even if it is the second one on its line', async () => {
    expect((await compile('See [roles][one] and [people][two].')).faults).toEqual([
      undefinedReference('[roles][one]', 1),
      undefinedReference('[people][two]', 1),
    ]);
  });

  test.each(['See [`roles`][page].', '[**Roles**][page]'])(
    'is reported even if its text is code or bold: %s',
    async (written) => {
      expect((await compile(written)).faults).toEqual([undefinedReference('[…][page]', 1)]);
    },
  );
});

describe.each(kinds)('a row of a table in %s', (_name, compile) => {
  test.each([
    ['| a | b |\n| - | - |\n| 1 | 2 | 3 |', 3, '3 cells for 2 columns'],
    ['- one\n\n  | a |\n  | - |\n  | 1 |\n  | `b | c` |', 6, '2 cells for 1 column'],
  ])('with too many cells is reported at its line: %j', async (written, line, cells) => {
    const message = `The row has ${cells}, so readers would not see the rest. Write \\| for a bar, even in code.`;

    expect((await compile(written)).faults).toEqual([{ line, message }]);
  });

  test.each(['| 1 | 2 | |', '| 1 |', '| 1 | `b \\| c` |'])(
    'such as %s is complete',
    async (row) => {
      expect((await compile(`| a | b |\n| - | - |\n${row}`)).faults).toEqual([]);
    },
  );
});

describe.each(kinds)('in %s', (_name, compile) => {
  test.each([
    'See [roles].',
    'A list `rows[0][1]` in code.',
    'Write \\[row\\]\\[column\\] to index, \\[row][column] or [row\\][column].',
  ])('%j contains no reference', async (written) => {
    expect((await compile(written)).faults).toEqual([]);
  });

  test('a defined reference is a link', async () => {
    const { tree, links } = await compile('Text.\n\nSee [roles][page].\n\n[page]: /docs/roles');

    expect(tree).toContainEqual(['p', null, 'See ', ['a', { href: '/docs/roles' }, 'roles'], '.']);
    expect(links).toEqual([{ href: '/docs/roles', line: 3 }]);
  });

  test.each([
    ['a link', 'Text.\n\n- one\n- two [a](/b)', 'links', [{ href: '/b', line: 4 }]],
    ['a link on a second line', 'One\ntwo [a](/b)', 'links', [{ href: '/b', line: 2 }]],
    ['a picture', 'Text.\n\n![a](./b.png)', 'pictures', [{ src: './b.png', line: 3 }]],
    [
      'code',
      'Text.\n\n- one\n\n  ```sql\n  SELECT 1\n  ```',
      'code',
      [{ language: 'sql', meta: '', code: 'SELECT 1\n', line: 5 }],
    ],
  ] as const)('%s has its line', async (_what, written, kind, found) => {
    expect((await compile(written))[kind]).toEqual(found);
  });
});
