import type { CreatePagesArgs } from 'gatsby';
import { publishedPages } from '../../../src/build/outputs/publishedPages';

const DAYS: Readonly<Record<string, string>> = { 'runs.mdx': '2026-11-21', openapi: '2026-11-28' };

/** The given page as published; days of change are known for `runs.mdx` and the contract. */
async function published(page: {
  source: string;
  kind?: string;
  updated?: string;
  video?: string | null;
}) {
  const node = { path: '/docs/runs', unlisted: false, content: { tree: [] }, ...page };
  const graphql = () => Promise.resolve({ data: { allLearnPage: { nodes: [node] } } });
  const modified = (...sources: readonly string[]) => {
    const known = sources.flatMap((source) => DAYS[source] ?? []);
    return known.at(-1);
  };
  const [first] = await publishedPages(graphql as CreatePagesArgs['graphql'], modified);
  return first;
}

test('the reference changes with the contract, other pages with their file', async () => {
  const source = 'runs.mdx';

  expect(await published({ source, kind: 'concept' })).toMatchObject({ modified: '2026-11-21' });
  expect(await published({ source, kind: 'api-reference' })).toMatchObject({
    modified: '2026-11-28',
  });
});

test('if the history knows no day, a page has the one that its author wrote', async () => {
  const page = { source: 'new.mdx', kind: 'concept', updated: '2026-10-01' };

  expect(await published(page)).toMatchObject({ modified: '2026-10-01' });
});

test('a tutorial has the address of its recording, if there is one', async () => {
  const video = 'https://example.com/a';

  expect(await published({ source: 'a.mdx', video })).toMatchObject({ video });
  expect((await published({ source: 'a.mdx', video: null }))?.video).toBeUndefined();
});
