import type { LearnPageData } from '../../../src/build/learnPages';
import { siteRecords } from '../../../src/build/search/siteRecords';

const page = (rest: object) =>
  ({
    __typename: 'Doc',
    path: '/docs/runs',
    title: 'Runs',
    description: 'How runs work.',
    section: 'Docs',
    sidebar: 'docs',
    unlisted: false,
    content: { sections: [{ depth: 1, heading: '', anchor: '', blocks: ['A run executes.'] }] },
    ...rest,
  }) as unknown as LearnPageData;

test('a page is found by its description and its text, in the language of the site', () => {
  expect(siteRecords([page({})], { docs: [] }, 'en')).toMatchObject([
    {
      url: '/docs/runs',
      content: 'How runs work. A run executes.',
      docusaurus_tag: 'docs-default-current',
      language: 'en',
    },
  ]);
});

test('a changelog entry is found by its date', () => {
  const entry = page({ __typename: 'ChangelogEntry', sidebar: undefined, date: '2025-10-29' });

  expect(siteRecords([entry], {}, 'en')[0]?.content).toMatch(/^October 29, 2025\./);
});

test('unlisted pages have no records', () => {
  expect(siteRecords([page({ unlisted: true })], { docs: [] }, 'en')).toEqual([]);
});

const run = {
  operationId: 'RunProject',
  method: 'post',
  path: '/v1/runs',
  summary: 'Run a project',
  tag: 'Runs',
  anchor: 'operation/RunProject',
  description: 'Starts a run.',
  names: [],
} as const;

test('the reference of an older version has no operations, which are those of the current one', () => {
  const old = page({ path: '/docs/1.0/api', sidebar: 'docs-1.0', kind: 'api-reference' });

  expect(siteRecords([old], { 'docs-1.0': [] }, 'en', [run]).map(({ url }) => url)).toEqual([
    '/docs/1.0/api',
  ]);
});

test('each operation of the reference has a record with its anchor, tagged as API', () => {
  const reference = page({ path: '/docs/api', title: 'API reference', kind: 'api-reference' });

  expect(siteRecords([reference], { docs: [] }, 'en', [run])).toMatchObject([
    { url: '/docs/api', content: 'How runs work.', docusaurus_tag: 'api' },
    {
      url: '/docs/api#operation/RunProject',
      content: 'Starts a run. RunProject',
      docusaurus_tag: 'api',
      hierarchy: { lvl1: 'API reference', lvl2: 'Run a project · POST /v1/runs' },
    },
  ]);
});
