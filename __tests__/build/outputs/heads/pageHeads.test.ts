import { readPageHeads, writePageHeads } from '../../../../src/build/outputs/heads/pageHeads';
import type { PublishedPage } from '../../../../src/build/outputs/publishedPages';
import { inTemporaryProject } from '../../support/project';

inTemporaryProject();

const page = (path: string, type: string) =>
  ({
    __typename: type,
    path,
    title: 'Runs',
    description: '',
    section: '',
    tree: [],
  }) as unknown as PublishedPage;

/** The titles in the breadcrumbs of a page, from the head that was written. */
function crumbsOf(path: string): string[] {
  const { '@graph': things } = JSON.parse(readPageHeads()[path]?.data ?? '') as {
    '@graph': { itemListElement: { name: string }[] }[];
  };
  return things[0]!.itemListElement.map(({ name }) => name);
}

test('the breadcrumbs for machines are those that readers see', () => {
  const trail = [{ title: 'Docs', path: '/docs' }];
  const frame = { trail } as never;
  writePageHeads(
    [page('/docs/runs', 'Doc'), page('/changelog/2026-01-02', 'ChangelogEntry')],
    [{ path: '/docs/runs', component: '', context: { frame } }],
  );

  expect(crumbsOf('/docs/runs')).toEqual(['Learn', 'Docs', 'Runs']);
  expect(crumbsOf('/changelog/2026-01-02')).toEqual(['Learn', 'Changelog', 'Runs']);
});

test('the home page has the card of the site, and every other page its own and its Markdown', () => {
  writePageHeads([page('/docs/runs', 'Doc')], []);

  expect(readPageHeads()).toMatchObject({
    '/': { image: '/social-card.png' },
    '/docs/runs': {
      image: expect.stringMatching(/^\/social\/[\da-f]{12}\.png$/) as string,
      markdown: '/docs/runs.md',
    },
  });
});
