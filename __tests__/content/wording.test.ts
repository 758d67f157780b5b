import { GLOSSARY } from '../../src/build/authoring/lint/glossary';
import { pages } from '../support/contentPages';

/** Where a page says what it must not, with the line. */
function found(words: string, flags = 'i'): string[] {
  const pattern = new RegExp(`(?<!\\w)(?:${words})(?!\\w)`, flags);
  return pages.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line, index) => {
      const said = pattern.exec(line)?.[0];
      return said === undefined ? [] : [`${file}:${index + 1}  ${said}`];
    }),
  );
}

test.each([
  'AI & agents',
  'workspace guides?',
  'workspace context',
  'Context Studio',
  'Chat with App',
  'generative apps?',
  'credits',
  '/docs/api-integrations',
  '/docs/agent-management',
  '/tutorials/ai-best-practices',
])('nothing is called "%s", which came after the state that the pages describe', (words) => {
  expect(found(words)).toEqual([]);
});

// In lowercase they are common words, or parts of code.
test.each(['Tasks', 'CLI'])('nothing has the name "%s", which came later too', (name) => {
  expect(found(name, '')).toEqual([]);
});

test.each(['TODO', 'lorem', 'coming soon', 'this page describes', 'simply'])(
  'no page fills space with "%s"',
  (words) => {
    expect(found(words)).toEqual([]);
  },
);

test.each(GLOSSARY)('"%s" is spelled in one way', (_word, variants) => {
  expect(found(`${variants}s?`)).toEqual([]);
});
