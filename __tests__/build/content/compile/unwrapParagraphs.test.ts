import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import { kinds } from '../../support/bodies';

const names = (body: string) =>
  compileMdx(body).tree.map((node) => (typeof node === 'string' ? node : node[0]));

test.each([
  ['<Callout type="note">a</Callout>', ['Callout']],
  ['<Callout type="note">a</Callout> {/* For authors. */}', ['Callout']],
  ['![a](./a.png)', ['Figure']],
  ['![a](./a.png)\n![b](./b.png)', ['Figure', 'Figure']],
  ['<Badge kind="new">New</Badge>', ['p']],
  ['Text <Badge kind="new">New</Badge>', ['p']],
  ['Text ![a](./a.png)', ['p']],
  ['{/* For authors. */} {/* Nothing to see. */}', []],
  ['Text', ['p']],
])('%j becomes %j', (written, expected) => {
  expect(names(written)).toEqual(expected);
});

test('a picture within a component or a list item is not in a paragraph', () => {
  expect(compileMdx('<Steps>\n1. Text\n\n   ![a](./a.png)\n</Steps>').tree).toEqual([
    [
      'Steps',
      null,
      [
        'ol',
        null,
        [
          'li',
          null,
          '\n',
          ['p', null, 'Text'],
          '\n',
          ['Figure', { src: './a.png', alt: 'a' }],
          '\n',
        ],
      ],
    ],
  ]);
});

test.each(kinds)(
  'in %s, the paragraph around a lone picture is removed',
  async (_name, compile) => {
    expect((await compile('![a](./a.png)')).tree).toEqual([
      ['Figure', { src: './a.png', alt: 'a' }],
    ]);
  },
);
