import { sinceFaults } from '../../../src/build/checks/sinceFaults';
import { NO_DATE } from '../../../src/model/changelog/changelog';

const reviews = {
  path: '/docs/collaborate/reviews',
  source: 'content/docs/collaborate/reviews.mdx',
  since: '2023-11-16',
  content: { links: [] },
};

const entry = (date: string, href = '/docs/collaborate/reviews') => ({
  path: `/changelog/${date}`,
  source: `content/changelog/${date}.md`,
  date,
  content: { links: [{ href, line: 12 }] },
});

test('an entry that links to a later feature is reported, with both dates', () => {
  expect(sinceFaults([reviews, entry('2022-02-10')])).toEqual([
    {
      file: 'content/changelog/2022-02-10.md',
      line: 12,
      message:
        'The entry of 2022-02-10 links to content/docs/collaborate/reviews.mdx, but that feature has only existed since 2023-11-16. Remove the link, or correct one of the dates.',
    },
  ]);
});

test('a link with a hash and a query is still checked', () => {
  const href = '/docs/collaborate/reviews?from=mail#request';

  expect(sinceFaults([reviews, entry('2022-02-10', href)])).toHaveLength(1);
});

test('a link with encoded non-ASCII letters is still checked', () => {
  const sizes = { ...reviews, path: '/docs/größe' };

  expect(sinceFaults([sizes, entry('2022-02-10', '/docs/gr%C3%B6%C3%9Fe#a')])).toHaveLength(1);
});

test.each([
  ['an entry of the same day', [reviews, entry('2023-11-16')]],
  ['a later entry', [reviews, entry('2024-01-10')]],
  ['a page without a date', [{ ...reviews, since: null }, entry('2022-02-10')]],
  ['another page', [reviews, entry('2022-02-10', '/docs/api')]],
  ['an entry whose date is unknown', [reviews, entry(NO_DATE)]],
  ['a docs page', [reviews, { ...entry('2022-02-10'), date: undefined }]],
])('%s is not a fault', (_what, pages) => {
  expect(sinceFaults(pages)).toEqual([]);
});
