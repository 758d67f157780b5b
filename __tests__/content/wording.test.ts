import { GLOSSARY } from '../../src/build/authoring/lint/glossary';
import { pages } from '../support/contentPages';

/** Where a page contains a forbidden phrase, with the line. */
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
])('no page mentions "%s", which is newer than the state that the pages describe', (words) => {
  expect(found(words)).toEqual([]);
});

// In lowercase these are common words, or parts of code.
test.each(['Tasks', 'CLI'])('no page mentions "%s", which is newer, too', (name) => {
  expect(found(name, '')).toEqual([]);
});

test.each(['TODO', 'lorem', 'coming soon', 'this page describes', 'simply'])(
  'no page contains the filler "%s"',
  (words) => {
    expect(found(words)).toEqual([]);
  },
);

test.each(GLOSSARY)('"%s" is spelled consistently', (_word, variants) => {
  expect(found(`${variants}s?`)).toEqual([]);
});
