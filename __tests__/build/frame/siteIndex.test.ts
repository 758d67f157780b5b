import { siteIndex } from '../../../src/build/frame/siteIndex';
import type { LearnPageData } from '../../../src/build/learnPages';

const page = (type: LearnPageData['__typename'], docId: string) =>
  ({
    __typename: type,
    docId,
    sidebar: 'docs',
    path: `/docs/${docId}`,
    label: docId,
    title: 'Long title',
  }) as unknown as LearnPageData;

test('only docs pages can be referred to by id', () => {
  const pages = [page('Doc', 'roles'), page('Category', 'api'), page('Tutorial', 'start')];

  expect(siteIndex(pages, [], {}).docs).toEqual([
    { docId: 'roles', sidebar: 'docs', path: '/docs/roles', label: 'roles' },
  ]);
});

test('the index has the sidebars of all sections', () => {
  const opens: Record<string, string>[] = [
    { docs: '/docs', 'docs-1.0': '/docs/1.0' },
    { tutorials: '/tutorials' },
  ];
  const plans = opens.map((some) => ({ opens: some }));
  const files = { current: ['roles'] };

  expect(siteIndex([], plans, files)).toEqual({
    docs: [],
    opens: { docs: '/docs', 'docs-1.0': '/docs/1.0', tutorials: '/tutorials' },
    files,
  });
});
