import { createEngine } from '../../../src/search/engine/engine';
import { page } from './pages';

const engine = createEngine([
  ...page('/snowflake', 'Snowflake', 'Connect through a private link.'),
  ...page('/secrets', 'Secrets', 'Keep passwords out of projects.'),
]);
const missing = (query: string) => engine.search(query).missing;

test('a word that no record contains is named alongside the results for the others', () => {
  expect(missing('snowflake Xyzzy plugh')).toEqual(['xyzzy', 'plugh']);
});

test.each([
  ['records hold its words, but none holds all', 'snowflake passwords'],
  ['one record holds all of its words', 'private snowflake'],
  ['a word is mistyped', 'snwoflake passwords'],
  ['the word to come is only begun', 'secrets sno'],
  ['a word carries no meaning', 'how do I keep the snowflake'],
  ['nothing is found, which says it all', 'xyzzy plugh'],
])('no word is missing where %s', (_, query) => {
  expect(missing(query)).toEqual([]);
});

test('a word that only records outside the narrowed search contain is not missing', () => {
  const inSecrets = engine.search('passwords snowflake xyzzy', ({ url }) =>
    url.startsWith('/secrets'),
  );

  expect(inSecrets.found).not.toHaveLength(0);
  expect(inSecrets.missing).toEqual(['xyzzy']);
});
