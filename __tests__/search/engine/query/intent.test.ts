import { intentOf, worthFor } from '../../../../src/search/engine/query/intent';
import type { SearchRecord } from '../../../../src/model/search/searchRecord';

const record = (docusaurus_tag: string) => ({ docusaurus_tag }) as SearchRecord;

test.each([
  ['when was conditional notification added', 'changelog'],
  ['when did reviews launch', 'changelog'],
  ['since when can pages be exported', 'changelog'],
  ['when can i cancel my plan', undefined],
  ['dataframe sql release', 'changelog'],
  ['whats new in charts', 'changelog'],
  ['what changed in october 2025', 'changelog'],
  ['what has changed 2024', 'changelog'],
  ['what changed in my project', 'how-to'],
  ['list projects endpoint added', 'changelog'],
  ['custom color palettes new', 'changelog'],
  ['join query result with csv lesson', 'tutorials'],
  ['cancel run endpoint', 'api'],
  ['start a run with curl', 'api'],
  ['how do i call the endpoint', 'how-to'],
  ['how do i release an app', 'how-to'],
  ['do apps show the release', 'how-to'],
  ['new table not showing up', 'how-to'],
  ['can i add a new user', 'how-to'],
  ['pivot cells', undefined],
  ['renew a token', undefined],
  ['new user', undefined],
  ['users added by directory sync', undefined],
])('the intent of %j is %s', (query, intent) => {
  expect(intentOf(query.split(' ')).intent).toBe(intent);
});

test.each([
  [
    'changelog',
    'announced announcement arrive arrived introduced launch launched release released',
  ],
  ['tutorials', 'course lesson lessons tutorial tutorials'],
])('each word that asks for the %s is understood', (intent, words) => {
  expect(words.split(' ').filter((word) => intentOf(['sql', word]).intent !== intent)).toEqual([]);
});

test('changelog entries count less than docs for how-to queries, and more for news', () => {
  expect(worthFor('how-to', record('changelog'))).toBeLessThan(0.5);
  expect(worthFor('changelog', record('changelog'))).toBeGreaterThan(2);
  expect(worthFor('changelog', record('docs-default-current'))).toBe(1);
  expect(worthFor('tutorials', record('tutorials'))).toBeGreaterThan(2);
});

test('operations of the API count more for queries about endpoints, and nothing else does', () => {
  expect(worthFor('api', record('api'))).toBeGreaterThan(2);
  expect(worthFor(undefined, record('api'))).toBe(1);
  expect(worthFor('api', record('docs-default-current'))).toBe(1);
  expect(worthFor('api', record('changelog'))).toBeLessThan(0.5);
});
