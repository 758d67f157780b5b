import { clashes } from '../../../src/build/checks/clashes';

const page = (path: string, source: string) => ({ path, source });
const own = [page('/', 'src/pages/index.tsx'), page('/search', 'src/pages/search.tsx')];
const content = [
  page('/docs/a', 'content/docs/a.mdx'),
  page('/docs/b', 'content/docs/b.mdx'),
  page('/docs/a', 'content/docs/c.mdx'),
];

test('an address that pages claim is told once, with their files', () => {
  expect(clashes(['/docs/a', '/docs/b', '/docs/a'], content, own)).toEqual([
    {
      file: 'content/docs/c.mdx',
      line: 1,
      message:
        'content/docs/a.mdx and content/docs/c.mdx claim the address /docs/a, which only one of them gets. Rename one of the files, or give it another slug.',
    },
  ]);
});

test('so is one that a page of the site itself has', () => {
  const search = page('/search', 'content/docs/find.mdx');
  expect(clashes(['/docs/b', '/search'], [...content, search], own)).toEqual([
    {
      file: 'content/docs/find.mdx',
      line: 1,
      message:
        'content/docs/find.mdx claims the address /search, at which the site has another page. Rename the file, or give it another slug.',
    },
  ]);
});

test('where no file of the content claims it, the component is named', () => {
  const archive = page('/changelog/archive', 'src/pages/changelog/archive.tsx');
  expect(clashes(['/changelog/archive'], content, [...own, archive])).toEqual([
    {
      file: 'src/pages/changelog/archive.tsx',
      line: 1,
      message:
        'src/pages/changelog/archive.tsx claims the address /changelog/archive, at which the site has another page. Rename the file.',
    },
  ]);
});

test('so are two components of one address', () => {
  const about = [
    page('/about', 'src/pages/about/index.tsx'),
    page('/about', 'src/pages/about.tsx'),
  ];
  expect(clashes([], content, about)).toEqual([
    {
      file: 'src/pages/about/index.tsx',
      line: 1,
      message:
        'src/pages/about.tsx and src/pages/about/index.tsx claim the address /about, which only one of them gets. Rename one of the files.',
    },
  ]);
});

test('addresses of one page each are no clash', () => {
  expect(clashes(['/docs', '/docs/b'], content, own)).toEqual([]);
});
