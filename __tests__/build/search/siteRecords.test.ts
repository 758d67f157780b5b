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

test('each operation of the reference has a record with its anchor, tagged as API', () => {
  const reference = page({ path: '/docs/api', title: 'API reference', kind: 'api-reference' });
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

  expect(siteRecords([reference], { docs: [] }, 'en', [run])).toMatchObject([
    { url: '/docs/api', content: 'How runs work.', docusaurus_tag: 'api' },
    {
      url: '/docs/api#operation/RunProject',
      content: 'Starts a run.',
      docusaurus_tag: 'api',
      hierarchy: { lvl1: 'API reference', lvl2: 'Run a project · POST /v1/runs' },
    },
  ]);
});
