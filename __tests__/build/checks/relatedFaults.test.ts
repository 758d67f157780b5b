import { relatedFaults } from '../../../src/build/checks/relatedFaults';

const page = (path: string, related?: readonly string[]) => ({
  path,
  source: `content${path}.mdx`,
  ...(related && { related, relatedLine: 7 }),
});
const content = [page('/docs/roles'), page('/changelog/2025-10-29')];
const targets = {
  pages: new Map(
    ['/docs/roles', '/changelog/2025-10-29', '/changelog/archive'].map((path) => [
      path,
      new Set<string>(),
    ]),
  ),
  files: new Set(['/demo-data/orders.csv', '/docs/roles.md']),
};

test.each(['/changelog/archive', '/changelog/archive?q=1#a', '/demo-data/orders.csv'])(
  'the related address %s is reported, as it has nothing to show on a card',
  (href) => {
    expect(relatedFaults([...content, page('/docs/a', [href])], targets)).toEqual([
      {
        file: 'content/docs/a.mdx',
        line: 7,
        message: `The related address ${href} is not a content page, so it has no card. Choose another page.`,
      },
    ]);
  },
);

test.each(['/docs/a', '/docs/a#part'])('%s is not related to itself', (href) => {
  expect(relatedFaults([...content, page('/docs/a', [href])], targets)).toEqual([
    {
      file: 'content/docs/a.mdx',
      line: 7,
      message: `The related address ${href} is that of the page itself. Choose another page.`,
    },
  ]);
});

test.each(['/docs/roles', '/docs/roles#who', '/changelog/2025-10-29'])(
  'the related page %s has a card',
  (href) => {
    expect(relatedFaults([...content, page('/docs/a', [href])], targets)).toEqual([]);
  },
);

test.each(['/docs/rolse', '/docs/roles.md'])('%s is left to the check of links', (href) => {
  expect(relatedFaults([...content, page('/docs/a', [href])], targets)).toEqual([]);
});
