import { indexTerms } from '../../../../src/search/engine/words/terms';
import { camelParts, isWordless, normal, wordsOf } from '../../../../src/search/engine/words/words';

test('words are lowercase and have positions', () => {
  expect(wordsOf('Run  it!')).toEqual([
    { text: 'run', start: 0, end: 3 },
    { text: 'it', start: 5, end: 7 },
  ]);
});

test.each([
  ['hex_user_email', ['hex', 'user', 'email']],
  ['/v1/projects/{projectId}', ['v1', 'projects', 'projectid']],
  ["can't, Café’s 10,000", ['cant', 'cafes', '10', '000']],
  ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
  [' ?! ', []],
  ['I ❤️ SQL', ['i', 'sql']],
  ['नमस्ते', ['नमसत']],
  ['e\u0301te\u0301', ['ete']],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text).map((word) => word.text)).toEqual(words);
});

test('accents are ignored', () => {
  expect(normal('Zürich')).toBe('zurich');
});

test.each([
  ['projectId', ['project', 'id']],
  ['hexToolKit', ['hex', 'tool', 'kit']],
  ['Project', []],
  ['API', []],
])('the parts of %s are %j', (word, parts) => {
  expect(camelParts(word)).toEqual(parts);
});

test('camel-case names and synonym phrases are indexed as a whole and by their words', () => {
  expect(indexTerms('Sign in with projectId', false)).toEqual([
    'sign', '+sign in', 'in', 'with', 'projectid', 'project', 'id',
  ]); // prettier-ignore
});

test('a phrase is found with an extra article, or without the article in the synonyms', () => {
  expect(indexTerms('Add a user', false)).toContain('+add user');
  expect(indexTerms('at the same time', false)).toContain('+at sam tim');
  expect(indexTerms('at same time', false)).toContain('+at sam tim');
});

test('running text is indexed without stop words', () => {
  expect(indexTerms('How to share the project', true)).toEqual(['share', 'project']);
});

test.each([
  ['', true],
  [' \t?!', true],
  ['❤️', true],
  ['a', false],
  ['ü', false],
])('"%s" has no words: %s', (text, wordless) => {
  expect(isWordless(text)).toBe(wordless);
});
