import type { LearnPageData } from '../../../src/build/learnPages';
import { mentionsIn } from '../../../src/build/mentions/mentions';

type Kind = LearnPageData['__typename'];

function page(kind: Kind, path: string, hrefs: readonly string[] = [], more: object = {}) {
  return {
    __typename: kind,
    path,
    title: path,
    unlisted: false,
    ...(kind === 'ChangelogEntry' ? {} : { sidebar: path.split('/')[1], related: [] }),
    content: { links: hrefs.map((href) => ({ href, line: 1 })) },
    ...more,
  } as unknown as LearnPageData;
}

const runs = page('Doc', '/docs/runs');
const paths = (pages: readonly LearnPageData[]) => pages.map(({ path }) => path);

test('a docs page lists the changelog entries that link to it, newest first', () => {
  const mentions = mentionsIn([
    page('ChangelogEntry', '/changelog/2021-01-14', ['/docs/runs']),
    page('ChangelogEntry', '/changelog/2024-06-26', ['/docs/runs#bell', '/docs/runs']),
    page('ChangelogEntry', '/changelog/2022-01-01', ['/docs/run']),
    runs,
  ]);

  expect(paths(mentions('/docs/runs').entries)).toEqual([
    '/changelog/2024-06-26',
    '/changelog/2021-01-14',
  ]);
});

test('tutorials are ordered by how often they link to the page, counting `related`', () => {
  const mentions = mentionsIn([
    runs,
    page('Tutorial', '/tutorials/a', ['/docs/runs']),
    page('Tutorial', '/tutorials/b', ['/docs/runs'], { related: ['/docs/runs'] }),
    page('Tutorial', '/tutorials/c', ['/docs/other']),
  ]);

  expect(paths(mentions('/docs/runs').tutorials)).toEqual(['/tutorials/b', '/tutorials/a']);
});

test('a changelog entry lists the docs that it links to, each once, in its own order', () => {
  const hrefs = ['/docs/z#a', '/docs/runs', '/docs/z', '/tutorials/a', 'https://example.com'];
  const mentions = mentionsIn([
    page('ChangelogEntry', '/changelog/2021-01-14', hrefs),
    runs,
    page('Category', '/docs/z'),
    page('Tutorial', '/tutorials/a'),
  ]);

  expect(paths(mentions('/changelog/2021-01-14').docs)).toEqual(['/docs/z', '/docs/runs']);
});

test.each(['before', 'after'])(
  'a page written for the address of a folder is listed, not the index page of the folder that comes %s it',
  (order) => {
    const both = [
      page('Doc', '/docs/sso', [], { title: 'Written' }),
      page('Category', '/docs/sso', [], { title: 'Index' }),
    ];
    const mentions = mentionsIn([
      page('ChangelogEntry', '/changelog/2021-06-03', ['/docs/sso']),
      ...(order === 'after' ? both : both.reverse()),
    ]);

    expect(mentions('/changelog/2021-06-03').docs.map(({ title }) => title)).toEqual(['Written']);
  },
);

test('a page with a non-ASCII address, which Markdown encodes, is recognised like any other', () => {
  const mentions = mentionsIn([
    page('ChangelogEntry', '/changelog/2021-01-14', ['/docs/gr%C3%B6%C3%9Fe#a']),
    page('Tutorial', '/tutorials/a', [], { related: ['/docs/größe'] }),
    page('Doc', '/docs/größe'),
  ]);

  expect(paths(mentions('/docs/größe').entries)).toEqual(['/changelog/2021-01-14']);
  expect(paths(mentions('/docs/größe').tutorials)).toEqual(['/tutorials/a']);
  expect(paths(mentions('/changelog/2021-01-14').docs)).toEqual(['/docs/größe']);
});

test('the work per page does not grow with the size of the site', () => {
  const looked = (count: number) => {
    let looks = 0;
    const pages = Array.from({ length: count }, (_, at) => {
      const entry = page('ChangelogEntry', `/changelog/${at}`, [`/docs/${at}`]);
      const { path } = entry;
      return Object.defineProperty(entry, 'path', { get: () => ((looks += 1), path) });
    });
    const docs = pages.map((_, at) => page('Doc', `/docs/${at}`));
    const mentions = mentionsIn([...pages, ...docs]);
    for (const { path } of [...pages, ...docs]) mentions(path);
    return looks / count;
  };

  expect(looked(400)).toBe(looked(40));
});

test('unlisted pages are mentioned nowhere', () => {
  const hidden = { unlisted: true };
  const mentions = mentionsIn([
    runs,
    page('Doc', '/docs/hidden', [], hidden),
    page('Tutorial', '/tutorials/a', ['/docs/runs'], hidden),
    page('ChangelogEntry', '/changelog/2021-01-14', ['/docs/runs'], hidden),
    page('ChangelogEntry', '/changelog/2021-02-14', ['/docs/hidden']),
  ]);

  expect(mentions('/docs/runs')).toEqual({ entries: [], tutorials: [], docs: [] });
  expect(mentions('/changelog/2021-02-14').docs).toEqual([]);
});

test('other changelog entries are not among the docs that an entry links to', () => {
  const mentions = mentionsIn([
    page('ChangelogEntry', '/changelog/2021-01-14', ['/docs/runs', '/changelog/2020-12-01']),
    page('ChangelogEntry', '/changelog/2020-12-01'),
    runs,
  ]);

  expect(paths(mentions('/changelog/2021-01-14').docs)).toEqual(['/docs/runs']);
  expect(mentions('/changelog/2020-12-01').entries).toEqual([]);
});
