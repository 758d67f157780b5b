import type { ApiReference } from '../../../src/build/api/reference/apiReference';
import type { LearnPageData } from '../../../src/build/learnPages';
import { withPageContexts } from '../../../src/build/sections/pageContexts';
import type { TreeNode } from '../../../src/model/content/tree';

const learnPage = (type: string, path: string, title: string) => ({
  __typename: type,
  path,
  title,
  description: `About ${path}.`,
  unlisted: false,
  sidebar: 'docs',
  folder: '',
  related: [],
  content: { links: [] },
});
const content = [
  learnPage('Doc', '/docs/q', 'Title of /docs/q'),
  learnPage('Doc', '/docs/größe', 'Title of /docs/größe'),
  learnPage('Category', '/docs/before', 'Index'),
  learnPage('Doc', '/docs/before', 'Written'),
  learnPage('Doc', '/docs/after', 'Written'),
  learnPage('Category', '/docs/after', 'Index'),
] as unknown as LearnPageData[];

function relatedOf(related: readonly string[]) {
  const plan = { path: '/docs/a', component: 'ContentPage.tsx', context: { related } };
  const [page] = withPageContexts([plan], {
    content,
    mentions: new Map(),
    tools: () => undefined,
    reference: undefined,
  });
  return page?.context.related;
}

test.each(['/docs/q', '/docs/q#columns', '/docs/q?tab.language=R#columns'])(
  'the related page %s becomes a card with the address as its author wrote it',
  (path) => {
    const card = { title: 'Title of /docs/q', description: 'About /docs/q.' };

    expect(relatedOf([path])).toEqual([{ ...card, path }]);
  },
);

test('the address of a related page may be written unencoded', () => {
  expect(relatedOf(['/docs/gr%C3%B6%C3%9Fe'])).toMatchObject([{ title: 'Title of /docs/größe' }]);
});

test.each(['/docs/before', '/docs/after'])(
  'the card of %s is that of the page written for this address, whatever the order of the nodes',
  (path) => {
    expect(relatedOf([path])).toMatchObject([{ title: 'Written' }]);
  },
);

test('a page has its links with other parts of the site; only the reference has the menu of the API', () => {
  const reference = { ...learnPage('Doc', '/docs/api', 'Reference'), kind: 'api-reference' };
  const mentioned: TreeNode[] = [['h2', null, 'What changed']];
  const plans = ['/docs/api', '/docs/q'].map((path) => ({ path, component: '', context: {} }));
  const made = withPageContexts(plans, {
    content: [...content, reference as unknown as LearnPageData],
    mentions: new Map([['/docs/q', mentioned]]),
    tools: () => undefined,
    reference: { menu: ['Runs'], firstCall: 'curl' } as unknown as ApiReference,
  });

  expect(made.map(({ context }) => context)).toEqual([
    { menu: ['Runs'], firstCall: 'curl', mentions: [] },
    { mentions: mentioned },
  ]);
});
