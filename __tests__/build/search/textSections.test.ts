import { textSections } from '../../../src/build/search/textSections';
import type { TreeNode } from '../../../src/model/content/tree';
import { writtenWords } from '../support/writtenWords';

const p = (...children: TreeNode[]): TreeNode => ['p', null, ...children];
const heading = (depth: number, text: string): TreeNode => [
  `h${depth}`,
  { id: text.toLowerCase() },
  text,
];
const blocks = (...tree: TreeNode[]) => textSections(tree)[0]?.blocks;

test('a heading begins a section at any depth of the tree', () => {
  const tabs: TreeNode = ['Tabs', null, ['Tab', { label: 'SQL' }, heading(3, 'Inside'), p('B')]];

  expect(textSections([p('Opening'), heading(2, 'First'), p('A'), tabs, p('C')])).toEqual([
    { depth: 1, heading: '', anchor: '', blocks: ['Opening'] },
    { depth: 2, heading: 'First', anchor: 'first', blocks: ['A', 'SQL'] },
    { depth: 3, heading: 'Inside', anchor: 'inside', blocks: ['B', 'C'] },
  ]);
});

test.each(writtenWords)(
  'what authors write for readers is found: <%s %s="…">',
  (name, attribute) => {
    expect(blocks([name, { [attribute]: 'Written' }])).toEqual(['Written']);
  },
);

test('a heading is read without its markup', () => {
  const [, section] = textSections([['h2', { id: 'x' }, 'Set ', ['code', null, 'hex_id'], ' now']]);

  expect(section?.heading).toBe('Set hex_id now');
});

test.each<[string, TreeNode, string[]]>([
  ['paragraphs', p('One ', ['strong', null, 'two'], ['code', null, '()']), ['One two()']],
  ['text over two lines', p('One\n  two', ['br', null], 'three'), ['One two three']],
  [
    'items within items',
    ['ul', null, ['li', null, 'Out', ['ul', null, ['li', null, 'In']]]],
    ['Out', 'In'],
  ],
  [
    'cells of tables',
    ['table', null, ['tr', null, ['td', null, 'Daily'], ['td', null, 'Hour']]],
    ['Daily', 'Hour'],
  ],
  [
    'callouts with their titles',
    ['Callout', { type: 'info', title: 'Who' }, p('Admins.')],
    ['Who', 'Admins.'],
  ],
  ['accordions', ['Accordion', { title: 'Why?' }, p('So.')], ['Why?', 'So.']],
  [
    'cards',
    ['Cards', null, ['Card', { title: 'API', href: '/docs/api' }, 'Run.']],
    ['API', 'Run.'],
  ],
  [
    'steps',
    ['Steps', null, ['ol', null, ['li', null, p('Open.'), p('Save.')]]],
    ['Open.', 'Save.'],
  ],
  ['badges and keys in a line', p(['Badge', { kind: 'plan' }, 'Team'], ' only'), ['Team only']],
  [
    'limits and operations of the API in a line',
    p('At most ', '20', ' × ', [
      'a',
      { href: '/x' },
      ['Badge', { kind: 'role' }, 'POST'],
      ' ',
      'Run it',
    ]),
    ['At most 20 × POST Run it'],
  ],
  [
    'values of the API',
    [
      'table',
      { label: 'Values of Order' },
      ['tr', null, ['td', null, 'UP'], ['td', null, 'Rising']],
    ],
    ['UP', 'Rising'],
  ],
  ['file trees', ['FileTree', null, ['ul', null, ['li', null, 'data.csv']]], ['data.csv']],
  [
    'alt texts and captions, not what is drawn',
    [
      'Figure',
      { src: 'a.svg', alt: 'A run', caption: 'Due' },
      ['svg', null, ['text', null, '07:00']],
    ],
    ['A run', 'Due'],
  ],
  [
    'messages of programs',
    [
      'CodeBlock',
      {
        language: 'text',
        lines: [{ tokens: ['ERROR 1129:'] }, { tokens: ['  Host ', ['s', "'a'"]] }],
      },
    ],
    ["ERROR 1129: Host 'a'"],
  ],
  ['titles of videos', ['Video', { src: 'https://a.example', title: 'Joins' }], ['Joins']],
])('%s are text', (_what, node, expected) => {
  expect(blocks(node)).toEqual(expected);
});

test.each<[string, TreeNode]>([
  [
    'code',
    ['CodeBlock', { language: 'sql', title: 'orders.sql', lines: [{ tokens: ['select'] }] }],
  ],
  ['what a query printed', ['Result', null, ['tbody', null, ['tr', null, ['td', null, '2513']]]]],
])('%s is not text', (_what, node) => {
  expect(blocks(p('Before'), node, p('After'))).toEqual(['Before', 'After']);
});
