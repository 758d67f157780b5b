import { publishedPages } from '../../../src/build/outputs/publishedPages';

const node = (source: string, given: object = {}) => ({
  __typename: 'Doc',
  path: `/${source}`,
  source,
  unlisted: false,
  content: { tree: [] },
  ...given,
});

test('a page changed last when its history says, else when its author does', async () => {
  const nodes = [
    node('both', { updated: '2025-01-01' }),
    node('author', { updated: '2025-01-01' }),
    node('none'),
  ];
  const graphql = () => Promise.resolve({ data: { allLearnPage: { nodes } } });
  const history = (source: string) => (source === 'both' ? '2025-10-29' : undefined);
  const pages = await publishedPages(graphql as never, history);

  expect(pages.map(({ source, modified }) => [source, modified])).toEqual([
    ['both', '2025-10-29'],
    ['author', '2025-01-01'],
    ['none', undefined],
  ]);
});
