import { kinds } from '../../support/bodies';

const left = { style: { textAlign: 'left' } };
const right = { style: { textAlign: 'right' } };

describe.each(kinds)('in %s', (_name, compile) => {
  test.each([
    [
      '**a** *b* ~~c~~ `d`',
      [
        [
          'p',
          null,
          ['strong', null, 'a'],
          ' ',
          ['em', null, 'b'],
          ' ',
          ['del', null, 'c'],
          ' ',
          ['code', null, 'd'],
        ],
      ],
    ],
    ['a` `b', [['p', null, 'a', ['code', null, ' '], 'b']]],
    ['` `` `', [['p', null, ['code', null, '``']]]],
    ['> a', [['blockquote', null, ['p', null, 'a']]]],
    ['- a\n- b', [['ul', null, ['li', null, 'a'], ['li', null, 'b']]]],
    ['3. a', [['ol', { start: 3, style: { counterReset: 'step 2' } }, ['li', null, 'a']]]],
    ['0. a', [['ol', { start: 0, style: { counterReset: 'step -1' } }, ['li', null, 'a']]]],
    ['---', [['hr', null]]],
    ['[a](/b "c")', [['p', null, ['a', { href: '/b', title: 'c' }, 'a']]]],
    [
      'https://example.com',
      [['p', null, ['a', { href: 'https://example.com' }, 'https://example.com']]],
    ],
    ['a &lt;b&gt;', [['p', null, 'a <b>']]],
    [
      '| a | b | c |\n| :- | -: | - |\n| 1 | *2* | 3 |',
      [
        [
          'table',
          null,
          ['thead', null, ['tr', null, ['th', left, 'a'], ['th', right, 'b'], ['th', null, 'c']]],
          [
            'tbody',
            null,
            ['tr', null, ['td', left, '1'], ['td', right, ['em', null, '2']], ['td', null, '3']],
          ],
        ],
      ],
    ],
  ])('%j becomes the matching elements', async (written, tree) => {
    expect(await compile(written)).toMatchObject({ tree, faults: [] });
  });

  test.each(['`a[^1]`', 'a\\[^1]', '```text\na[^1]\n```', 'a[^ 1]'])(
    'not a footnote: %j',
    async (written) => {
      expect((await compile(written)).faults).toEqual([]);
    },
  );

  test('the empty corner of a table is not a header', async () => {
    const { tree } = await compile('|  | a |\n| - | - |\n| b | c |');

    expect(tree).toMatchObject([
      ['table', null, ['thead', null, ['tr', null, ['td', null], ['th', null, 'a']]], {}],
    ]);
  });

  test('two spaces at the end of a line make a line break', async () => {
    expect(JSON.stringify((await compile('a  \nb')).tree)).toContain('"a",["br",null]');
  });

  test.each([
    ['a[^1]\n\n[^1]: b', [1, 3]],
    ['a\n\n[^1]: b', [3]],
    ['a\n\n- b\n\n  [^1]: c', [5]],
    ['a[^1]', [1]],
    ['a\n*b* [^1] c', [2]],
  ])(
    'a footnote is refused, even without a reference or definition: %j',
    async (written, lines) => {
      expect((await compile(written)).faults).toEqual(
        lines.map((line) => ({
          line,
          message: 'The footnote 1 cannot be shown. Put it in the text, or in a note of its own.',
        })),
      );
    },
  );
});
