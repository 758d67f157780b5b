import type { LearnPageData } from '../../../../src/build/learnPages';
import { builtFiles } from '../../../../src/build/outputs/indexes/builtFiles';
import type { PublishedPage } from '../../../../src/build/outputs/publishedPages';
import { siteFiles } from '../../../../src/build/outputs/indexes/siteFiles';
import type { SiteFacts } from '../../../../src/build/outputs/siteFacts';
import { twinPath } from '../../../../src/model/address/twinPath';

const doc = { section: 'Docs', sidebar: 'docs', unlisted: false, tree: [] };
const entry = { __typename: 'ChangelogEntry', section: 'Changelog', unlisted: false, tree: [] };

const published = [
  { ...doc, __typename: 'Category', path: '/docs', folder: '' },
  { ...doc, __typename: 'Category', path: '/docs/api', folder: 'api' },
  { ...doc, __typename: 'Category', path: '/docs/api/v2', folder: 'api/v2' },
  { ...doc, __typename: 'Doc', path: '/docs/api/v2/keys', folder: 'api/v2' },
  { ...doc, __typename: 'Category', path: '/docs/guides/sql', folder: 'guides/sql' },
  { ...doc, __typename: 'Doc', path: '/docs/guides/sql/joins', folder: 'guides/sql' },
  { ...doc, __typename: 'Doc', path: '/docs/start', folder: '' },
  { ...entry, path: '/changelog/2025-01-01', date: '2025-01-01', tags: ['SQL'] },
].map((page) => ({ title: page.path, description: 'About it.', ...page }));

const hidden = {
  ...doc,
  __typename: 'Doc',
  path: '/docs/secret/a',
  folder: 'secret',
  unlisted: true,
};
const empty = { ...doc, __typename: 'Category', path: '/docs/secret', folder: 'secret' };

const node = (path: string) => ({ title: path, path, description: '' });

test('the predicted files are exactly those that are written', () => {
  const pages = published as unknown as PublishedPage[];
  const files = siteFiles({
    pages,
    twins: new Map(pages.map(({ path }) => [twinPath(path), ''])),
    paths: [],
    sidebars: {
      // The folder guides has no _category.yml.
      docs: [
        { ...node('/docs/api'), children: [node('/docs/api/v2')] },
        { ...node('/docs/guides/sql'), children: [node('/docs/guides/sql/joins')] },
        node('/docs/start'),
      ],
    },
    site: {
      siteUrl: 'https://learn.example.com',
      name: 'Learn',
      tagline: 'All',
    } as SiteFacts & { copyright: string; hasContract: boolean },
  });

  const known = builtFiles([...published, hidden, empty] as unknown as LearnPageData[]);
  const twins = published.map(({ path }) => twinPath(path));
  expect([...known].sort()).toEqual([...twins, ...files.keys()].sort());
});
