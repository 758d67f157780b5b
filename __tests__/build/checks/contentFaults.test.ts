import { contentFaults } from '../../../src/build/checks/contentFaults';
import type { LearnPageData } from '../../../src/build/learnPages';

function page(
  type: string,
  path: string,
  given: { ids?: string[]; hrefs?: string[]; faults?: object[] },
) {
  return {
    __typename: type,
    path,
    title: `${type} ${path}`,
    section: 'Docs',
    source: `content${path}.mdx`,
    related: [],
    faults: [],
    content: {
      headings: (given.ids ?? []).map((id) => ({ id })),
      links: (given.hrefs ?? []).map((href) => ({ href, line: 7 })),
      items: [],
      pictures: [],
      tabs: [],
      faults: given.faults ?? [],
    },
  } as unknown as LearnPageData;
}

test.each(['before', 'after'])(
  'links to headings of a folder index are broken if a page listed %s it replaces it',
  (order) => {
    const both = [
      page('Category', '/docs/sso', { ids: ['gone'] }),
      page('Doc', '/docs/sso', { ids: ['begin'] }),
    ];
    const from = page('Doc', '/docs/a', { hrefs: ['/docs/sso#begin', '/docs/sso#gone'] });
    const pages = [...(order === 'after' ? both : both.reverse()), from];
    const others = { anchors: new Map(), files: new Set<string>(), moved: new Map() };

    expect(contentFaults(pages, ['/docs/sso', '/docs/a'], [], others)).toEqual([
      {
        file: 'content/docs/a.mdx',
        line: 7,
        message:
          'The link /docs/sso#gone leads to no heading on that page. Correct the address or remove the link.',
      },
    ]);
  },
);

test.each([
  ['that could not be parsed may have', [], 0],
  ['with a mistake further down does not have', ['begin'], 1],
])('a page %s the headings that links lead to', (_, ids, count) => {
  const broken = page('Doc', '/docs/b', { ids, faults: [{ line: 3, message: 'Wrong.' }] });
  const from = page('Doc', '/docs/a', { hrefs: ['/docs/b#end'] });
  const others = { anchors: new Map(), files: new Set<string>(), moved: new Map() };
  const faults = contentFaults([broken, from], ['/docs/a', '/docs/b'], [], others);

  expect(faults.filter(({ file }) => file === 'content/docs/a.mdx')).toHaveLength(count);
});
