import { compileMdx } from '../../../../src/build/content/compile/compileMdx';
import type { TreeNode } from '../../../../src/model/content/tree';
import type { VocabularyName } from '../../../../src/model/content/vocabulary';

const th = (text: string): TreeNode => ['th', null, text];

const seat = (name: string, ...cells: string[]): TreeNode => [
  'tr',
  null,
  ...[`${name} seat`, ...cells].map((text): TreeNode => ['td', null, text]),
];

const examples: Record<VocabularyName, [written: string, node: TreeNode]> = {
  Accordion: [
    '<Accordion title="Why?">\n\nBecause.\n\n</Accordion>',
    ['Accordion', { title: 'Why?' }, ['p', null, 'Because.']],
  ],
  ApiEnum: [
    '<ApiEnum name="CollectionSort" />',
    [
      'table',
      { label: 'Values of CollectionSort' },
      ['thead', null, ['tr', null, ['th', null, 'Value'], ['th', null, 'Meaning']]],
      [
        'tbody',
        null,
        ['tr', null, ['td', null, ['code', null, 'NAME']], ['td', null, 'Name of the collection']],
      ],
    ],
  ],
  ApiLimit: ['Up to <ApiLimit name="PageSize.maximum" />.', ['p', null, 'Up to ', '100', '.']],
  Badge: ['<Badge kind="new">New</Badge>', ['p', null, ['Badge', { kind: 'new' }, 'New']]],
  Callout: [
    '<Callout type="tip" title="Faster">\n  Use a *filter*.\n</Callout>',
    [
      'Callout',
      { type: 'tip', title: 'Faster' },
      ['p', null, 'Use a ', ['em', null, 'filter'], '.'],
    ],
  ],
  Card: [
    '<Cards><Card title="Roles" href="/docs/roles">Who may do what.</Card></Cards>',
    ['Cards', null, ['Card', { title: 'Roles', href: '/docs/roles' }, 'Who may do what.']],
  ],
  Cards: [
    '<Cards>\n  <Card title="a" href="/a">\n    b\n  </Card>\n</Cards>',
    ['Cards', null, ['Card', { title: 'a', href: '/a' }, ['p', null, 'b']]],
  ],
  Figure: [
    '<Figure src="./a.svg" alt="A chart" caption="Orders" />',
    ['Figure', { src: './a.svg', alt: 'A chart', caption: 'Orders' }],
  ],
  FileTree: [
    '<FileTree>\n- docs\n- static\n</FileTree>',
    ['FileTree', null, ['ul', null, ['li', null, 'docs'], ['li', null, 'static']]],
  ],
  Kbd: ['Press <Kbd>K</Kbd>.', ['p', null, 'Press ', ['Kbd', null, 'K'], '.']],
  Operation: [
    'Call <Operation id="ListUsers" />.',
    [
      'p',
      null,
      'Call ',
      [
        'a',
        { href: '/docs/api/api-reference#operation/ListUsers', title: '/v1/users' },
        ['Badge', { kind: 'role' }, 'GET '],
        'List users',
      ],
      '.',
    ],
  ],
  Permissions: [
    '<Permissions of="seats" />',
    [
      'table',
      { label: 'Seats and their roles' },
      ['thead', null, ['tr', null, ...['Seat', 'Roles that take it', 'Plans', 'Paid'].map(th)]],
      [
        'tbody',
        null,
        seat('Author', 'Admin, Manager, Editor', 'All', 'Yes, on paid plans'),
        seat('Explorer', 'Explorer', 'Team, Enterprise', 'Yes'),
        seat('Viewer', 'Viewer', 'All', 'Free or paid, depending on the plan'),
      ],
    ],
  ],
  Steps: [
    '<Steps>\n\n1. One\n2. Two\n\n</Steps>',
    ['Steps', null, ['ol', null, ['li', null, 'One'], ['li', null, 'Two']]],
  ],
  Tab: [
    '<Tabs><Tab label="SQL">a</Tab><Tab label="R">b</Tab></Tabs>',
    ['Tabs', null, ['Tab', { label: 'SQL' }, 'a'], ['Tab', { label: 'R' }, 'b']],
  ],
  Tabs: [
    '<Tabs group="language">\n<Tab label="SQL">\na\n</Tab>\n<Tab label="R">b</Tab>\n</Tabs>',
    [
      'Tabs',
      { group: 'language' },
      ['Tab', { label: 'SQL' }, ['p', null, 'a']],
      ['Tab', { label: 'R' }, 'b'],
    ],
  ],
  Video: [
    '<Video src="https://example.com/a.mp4" title="A tour" poster="./a.png" />',
    ['Video', { src: 'https://example.com/a.mp4', title: 'A tour', poster: './a.png' }],
  ],
};

test.each(Object.entries(examples))('%s is in the tree', (_name, [written, node]) => {
  const { tree, faults } = compileMdx(written);

  expect({ tree, faults }).toEqual({ tree: [node], faults: [] });
});

test.each([
  '<Callout type="note">**Careful:** `DROP` deletes.</Callout>',
  'It is <Badge kind="new">*Very* *new*</Badge>.',
])('the space between two words of %s is kept', (written) => {
  expect(JSON.stringify(compileMdx(written).tree)).toContain('," ",');
});

test('links, pictures and code are found at any depth', () => {
  const { links, pictures, tabs, code } = compileMdx(
    `<Cards>
  <Card title="a" href="/a">b</Card>
</Cards>

<Tabs group="g">
  <Tab label="c">

  ![d](./d.png) [e](#e)

  \`\`\`sql demo
  SELECT 1
  \`\`\`

  </Tab>
  <Tab label="h">i</Tab>
</Tabs>

<Video src="/f.mp4" title="f" poster="./f.png" />`,
  );

  expect(links).toEqual([
    { href: '/a', line: 2 },
    { href: '#e', line: 8 },
    { href: '/f.mp4', line: 18 },
  ]);
  expect(pictures).toEqual([
    { src: './d.png', line: 8 },
    { src: './f.png', line: 18 },
  ]);
  expect(tabs).toEqual([
    { group: 'g', label: 'c', line: 6 },
    { group: 'g', label: 'h', line: 15 },
  ]);
  expect(code).toEqual([{ language: 'sql', meta: 'demo', code: 'SELECT 1\n', line: 10 }]);
});
