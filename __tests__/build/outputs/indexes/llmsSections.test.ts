import { llmsSections } from '../../../../src/build/outputs/indexes/llmsSections';
import type { PublishedPage } from '../../../../src/build/outputs/publishedPages';

const docs = { sidebar: 'docs', section: 'Docs' };
const version = { sidebar: 'docs-1.0', section: 'Docs 1.0 (LTS)' };

const pages = [
  { ...docs, path: '/docs' },
  { ...version, path: '/docs/1.0' },
  { ...version, path: '/docs/1.0/runs' },
  { ...version, path: '/docs/1.0/runs/stop' },
  { ...version, path: '/docs/1.0/start' },
  { __typename: 'ChangelogEntry', path: '/changelog/2024-01-01' },
  { __typename: 'ChangelogEntry', path: '/changelog/2025-01-01' },
] as PublishedPage[];

const node = (path: string) => ({ title: path.split('/').at(-1)!, path, description: '' });

const sections = llmsSections(pages, {
  docs: [],
  'docs-1.0': [
    { ...node('/docs/1.0/runs'), children: [node('/docs/1.0/runs/stop')] },
    node('/docs/1.0/start'),
  ],
}).map((section) => ({ ...section, pages: section.pages.map(({ path }) => path) }));

test('the pages of a version form sections of their own, below its address and with its index page', () => {
  expect(sections).toMatchObject([
    { path: '/docs', pages: ['/docs'] },
    { path: '/docs/1.0', pages: ['/docs/1.0', '/docs/1.0/start'] },
    { path: '/docs/1.0/runs', pages: ['/docs/1.0/runs', '/docs/1.0/runs/stop'] },
    { path: '/changelog' },
  ]);
});

test('sections are named as on their pages, and versions by their labels', () => {
  expect(sections.map(({ title }) => title)).toEqual([
    'Docs',
    'Docs 1.0 (LTS)',
    'Docs 1.0 (LTS): runs',
    'Changelog',
  ]);
});

test('the changelog comes last, with its newest entry first', () => {
  expect(sections.at(-1)?.pages).toEqual(['/changelog/2025-01-01', '/changelog/2024-01-01']);
});

test('a section without listed pages is left out', () => {
  const hidden = [{ ...node('/docs/hidden'), children: [node('/docs/hidden/a')] }];

  expect(llmsSections(pages.slice(0, 1), { docs: hidden })).toMatchObject([{ path: '/docs' }]);
  expect(llmsSections([], { docs: hidden })).toEqual([]);
});
