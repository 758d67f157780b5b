import type { LearnPageData } from '../../../src/build/learnPages';
import { withPageContexts } from '../../../src/build/sections/pageContexts';

const content = ['/docs/q', '/docs/größe'].map((path) => ({
  __typename: 'Doc',
  path,
  title: `Title of ${path}`,
  description: `About ${path}.`,
  unlisted: false,
  sidebar: 'docs',
  related: [],
  content: { links: [] },
})) as unknown as LearnPageData[];

function relatedOf(related: readonly string[]) {
  const plan = { path: '/docs/a', component: 'ContentPage.tsx', context: { related } };
  const [page] = withPageContexts([plan], {
    content,
    tools: () => undefined,
    referencePaths: [],
    reference: undefined,
  });
  return page?.context.related;
}

test.each(['/docs/q', '/docs/q#columns', '/docs/q?tab.language=R#columns'])(
  'the related page %s is a card that leads to the address as its author wrote it',
  (path) => {
    const card = { title: 'Title of /docs/q', description: 'About /docs/q.' };

    expect(relatedOf([path])).toEqual([{ ...card, path }]);
  },
);

test('a related page may be written as browsers show its address', () => {
  expect(relatedOf(['/docs/gr%C3%B6%C3%9Fe'])).toMatchObject([{ title: 'Title of /docs/größe' }]);
});
