import { pageMarkdown } from '../../../../src/build/outputs/markdown/pageMarkdown';
import type { PublishedPage } from '../../../../src/build/outputs/publishedPages';
import { wholePages } from '../../../../src/build/outputs/markdown/wholePages';
import { operationsOf } from '../../../../src/build/api/contract/operations';
import type { TreeNode } from '../../../../src/model/content/tree';
import { contractWith } from '../../api/support/contract';

const SITE = 'https://learn.example.com';

const contract = contractWith({
  paths: {
    '/v1/runs': {
      get: { operationId: 'GetRuns', summary: 'List runs', description: 'Lists.', tags: ['Runs'] },
    },
  },
});

const mentioned: TreeNode[] = [
  [
    'section',
    { 'aria-label': 'What changed' },
    ['h2', { id: 'page-changes' }, 'What changed'],
    ['ul', null, ['li', null, ['a', { href: '/changelog/2024-06-26' }, 'A bell']]],
  ],
];

/** The Markdown of such a page, below its description. */
function markdown(page: { __typename: string; path: string; kind?: string; video?: string }) {
  const published = {
    title: 'A page',
    description: 'About it.',
    tree: [['p', null, 'Its text.']],
    ...page,
  } as unknown as PublishedPage;
  const [whole] = wholePages([published], {
    sidebars: {
      docs: [
        {
          title: 'Runs',
          path: '/docs/runs',
          description: 'All about runs.',
          children: [
            {
              title: 'Stop',
              path: '/docs/runs/stop',
              description: 'How to stop one.',
              children: [{ title: 'All', path: '/docs/runs/stop/all', description: 'Stop all.' }],
            },
          ],
        },
      ],
      'docs-1.0': [{ title: 'Runs', path: '/docs/1.0/runs', description: 'Runs of old.' }],
    },
    reference: { contract, operations: operationsOf(contract) },
    mentions: new Map([['/docs/bell', mentioned]]),
  });
  return pageMarkdown(whole!, SITE).split('About it.\n').at(-1)?.trim();
}

test('a twin lists the same changes as its page', () => {
  expect(markdown({ __typename: 'Doc', path: '/docs/bell', kind: 'concept' })).toBe(
    `Its text.\n\n## What changed\n\n- [A bell](${SITE}/changelog/2024-06-26)`,
  );
});

test.each([
  ['/docs', `- [Runs](${SITE}/docs/runs): All about runs.`],
  ['/docs/1.0', `- [Runs](${SITE}/docs/1.0/runs): Runs of old.`],
  ['/docs/runs', `- [Stop](${SITE}/docs/runs/stop): How to stop one.`],
  ['/docs/runs/stop', `- [All](${SITE}/docs/runs/stop/all): Stop all.`],
])('the category %s lists the pages in it', (path, list) => {
  expect(markdown({ __typename: 'Category', path })).toBe(`Its text.\n\n${list}`);
});

test('a category without listed pages has only its text', () => {
  expect(markdown({ __typename: 'Category', path: '/docs/hidden' })).toBe('Its text.');
});

test('the reference lists the operations below its text', () => {
  expect(markdown({ __typename: 'Doc', path: '/docs/api', kind: 'api-reference' })).toMatch(
    /^Its text\.\n\n[^]+\n## Runs\n\n- `GET \/v1\/runs` \[List runs]/,
  );
});

test('a tutorial begins with its recording', () => {
  const video = 'https://example.com/a';

  expect(markdown({ __typename: 'Tutorial', path: '/tutorials/a', video })).toBe(
    `[Video: A page](${video})\n\nIts text.`,
  );
});

test('other pages have only the text that their authors wrote', () => {
  expect(markdown({ __typename: 'Doc', path: '/docs/runs', kind: 'concept' })).toBe('Its text.');
});
