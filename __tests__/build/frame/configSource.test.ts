import { configSource, spelled } from '../../../src/build/frame/configSource';

const text = `import type { SiteConfig } from './src/model/config/siteConfig';

const host = { title: 'not this one' };

/** Not { this, one } either. */
export const siteConfig: SiteConfig = {
  title: 'It\\'s, {here}', // title: 'a remark'
  host,
  navbar: {
    brand: { label: 'Hex', to: '/' },
    items: [
      { label: 'A', to: '/a' }, { label: "B", to: \`/\${'b'}\` },
      /* { label: 'gone' }, */
      {
        type: 'dropdown',
        'label': 'C',
        items: [{ label: 'D', to: pathOf('/d', { e: 1 }) }, { label: 'E' }],
      },
    ],
  },
  versions: [],
  ...more,
  footer: { links: [] } as const,
} satisfies SiteConfig;

export const other = { colorMode: {} };
`;

const { file, lineOf } = configSource('site.config.ts', text);

test('a source has the name of its file', () => {
  expect(file).toBe('site.config.ts');
});

test.each([
  [['title'], 7],
  [['host'], 8],
  [['navbar'], 9],
  [['navbar', 'brand', 'to'], 10],
  [['navbar', 'items'], 11],
  [['navbar', 'items', 0, 'to'], 12],
  [['navbar', 'items', 1, 'to'], 12],
  [['navbar', 'items', 2], 14],
  [['navbar', 'items', 2, 'type'], 15],
  [['navbar', 'items', 2, 'label'], 16],
  [['navbar', 'items', 2, 'items', 1, 'label'], 17],
  [['versions'], 21],
  [['footer', 'links'], 23],
])('%j is on line %i', (path, line) => {
  expect(lineOf(path)).toBe(line);
});

test.each([
  [['host', 'title'], 8],
  [['navbar', 'items', 2, 'docId'], 14],
  [['navbar', 'items', 7], 11],
  [['colorMode'], 6],
  [[], 6],
])(
  '%j, which is not written in the file, gets the line of the value around it: %i',
  (path, line) => {
    expect(lineOf(path)).toBe(line);
  },
);

test('values of a configuration that is made elsewhere get the first line', () => {
  expect(configSource('a.ts', "export { siteConfig } from './b';").lineOf(['title'])).toBe(1);
});

test('a path is spelled as in code', () => {
  expect(spelled(['navbar', 'items', 2, 'items', 0, 'to'])).toBe('navbar.items[2].items[0].to');
  expect(spelled([])).toBe('');
});
