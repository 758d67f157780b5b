import { clashes } from '../../../src/build/checks/clashes';

const page = (path: string, source: string) => ({ path, source });
const own = [page('/', 'src/pages/index.tsx'), page('/search', 'src/pages/search.tsx')];
const content = [
  page('/docs/a', 'content/docs/a.mdx'),
  page('/docs/b', 'content/docs/b.mdx'),
  page('/docs/a', 'content/docs/c.mdx'),
];

test('an address claimed by several pages is reported once, with their files', () => {
  expect(clashes(['/docs/a', '/docs/b', '/docs/a'], content, own)).toEqual([
    {
      file: 'content/docs/c.mdx',
      line: 1,
      message:
        'content/docs/a.mdx and content/docs/c.mdx claim the same address, /docs/a. Rename one of the files, or give it another slug.',
    },
  ]);
});

test('three files are listed as in the other messages, without a comma before the last', () => {
  const third = page('/docs/a', 'content/docs/d.mdx');
  const [{ message = '' } = {}] = clashes(['/docs/a', '/docs/a'], [...content, third], own);

  expect(message).toContain('content/docs/a.mdx, content/docs/c.mdx and content/docs/d.mdx claim');
});

test('an address of a page component is reported for the content file that claims it', () => {
  const search = page('/search', 'content/docs/find.mdx');
  expect(clashes(['/docs/b', '/search'], [...content, search], own)).toEqual([
    {
      file: 'content/docs/find.mdx',
      line: 1,
      message:
        'content/docs/find.mdx claims the address /search, which belongs to another page of the site. Rename the file, or give it another slug.',
    },
  ]);
});

test('if no content file claims the address, the component is named', () => {
  const archive = page('/changelog/archive', 'src/pages/changelog/archive.tsx');
  expect(clashes(['/changelog/archive'], content, [...own, archive])).toEqual([
    {
      file: 'src/pages/changelog/archive.tsx',
      line: 1,
      message:
        'src/pages/changelog/archive.tsx claims the address /changelog/archive, which belongs to another page of the site. Rename the file.',
    },
  ]);
});

test('two components with the same address are reported', () => {
  const about = [
    page('/about', 'src/pages/about/index.tsx'),
    page('/about', 'src/pages/about.tsx'),
  ];
  expect(clashes([], content, about)).toEqual([
    {
      file: 'src/pages/about/index.tsx',
      line: 1,
      message:
        'src/pages/about.tsx and src/pages/about/index.tsx claim the same address, /about. Rename one of the files.',
    },
  ]);
});

test('addresses with one page each do not clash', () => {
  expect(clashes(['/docs', '/docs/b'], content, own)).toEqual([]);
});
