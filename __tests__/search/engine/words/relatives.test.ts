import { createEngine } from '../../../../src/search/engine/engine';
import { relatives } from '../../../../src/search/engine/words/relatives';
import { stem } from '../../../../src/search/engine/words/stem';
import { page } from '../pages';

test.each([
  ['expire', 'expiration'],
  ['create', 'creation'],
  ['invite', 'invitations'],
  ['authenticate', 'authentication'],
])('%j and %j are a verb and its noun', (verb, noun) => {
  expect(relatives(stem(noun))).toContain(stem(verb));
  expect(relatives(stem(verb))).toContain(stem(noun));
});

test.each(['connect', 'collect', 'sect'])('%j is no verb of the noun that it begins', (word) => {
  expect(relatives(`${word}ion`)).not.toContain(word);
});

test('a section is found by the verb of its noun, after those with the verb itself', () => {
  const noun = page('/noun', 'Token expiration');
  const verb = page('/verb', 'Tokens expire');
  const urls = (query: string, ...records: ReturnType<typeof page>) =>
    createEngine(records)
      .search(query)
      .found.map(({ record }) => record.url);

  expect(urls('token expires', ...noun)).toEqual(['/noun']);
  expect(urls('token expires', ...noun, ...verb)).toEqual(['/verb', '/noun']);
});
