import type { SearchRecord } from '../../../src/model/search/searchRecord';
import { pageRecords, type StoredShelf } from '../../../src/model/search/searchStore';
import { createEngine } from '../../../src/search/engine/engine';
import { page } from './pages';

const urls = (query: string, records: readonly SearchRecord[]) =>
  createEngine(records)
    .search(query)
    .found.map(({ record }) => record.url);

const runs = page('/runs', 'Scheduled runs', 'On a cadence.', { Cadence: 'In a time zone.' });
const cells = page('/cells', 'SQL cells', 'Query with a cell.', { Formatting: 'Tidy it up.' });
const sharing = page('/sharing', 'Sharing and permissions', 'Give people rights.', {
  'SOC 2 audit': 'Once a year.',
});
const caching = page('/caching', 'Query caching', 'Results are kept.');
const api = page('/api', 'API overview', 'POST /v1/projects/{projectId}/runs', {
  'hex_user_email': 'Who is it?',
}); // prettier-ignore
const site = [...runs, ...cells, ...sharing, ...caching, ...api];

test.each([
  ['a title', 'sharing and permissions', '/sharing'],
  ['a heading', 'cadence', '/runs#cadence'],
  ['a word in the text', 'tidy', '/cells#formatting'],
  ['words in the title and in a section', 'sql cells formatting', '/cells#formatting'],
  ['another form of a word', 'scheduling a run', '/runs'],
  ['the singular of a plural', 'permission', '/sharing'],
  ['the beginning of the last word', 'query cach', '/caching'],
  ['a question', 'how do I share?', '/sharing'],
  ['a letter left out', 'permisions', '/sharing'],
  ['an extra letter', 'caddence', '/runs#cadence'],
  ['a wrong letter', 'formattink', '/cells#formatting'],
  ['letters exchanged', 'cahcing', '/caching'],
  ['two words written as one', 'timezone', '/runs#cadence'],
  ['two words written as one, in the plural', 'timezones', '/runs#cadence'],
  ['letters and digits written as one', 'soc2 audit', '/sharing#soc-2-audit'],
  ['one word written as two', 'cad ence', '/runs#cadence'],
  ['a synonym', 'privilege', '/sharing'],
  ['the verb of a noun', 'format', '/cells#formatting'],
  ['a name with underscores', 'hex_user_email', '/api#hex_user_email'],
  ['a path', '/v1/projects/{projectId}/runs', '/api'],
  ['a part of a camel-case name', 'project', '/api'],
  ['some of the words', 'formatting unicorns', '/cells#formatting'],
])('%s finds the section', (_what, query, url) => {
  expect(urls(query, site)[0]).toBe(url);
});

test.each(['xqzvbn', 'zzxqkvj wpqzx', 'qx', '', '?!'])('"%s" finds nothing', (query) => {
  expect(urls(query, site)).toEqual([]);
});

test.each([
  ['a word of three letters', 'sqk', '/cells'],
  ['a number', '2o25', '/year'],
  ['two errors in a word of seven letters', 'cacxinx', '/caching'],
])('a typing error is not corrected: %s', (_what, query, url) => {
  expect(urls(query, [...site, ...page('/year', 'In 2025')])).not.toContain(url);
});

test('a pasted message is found by its words in a row, whatever its quotes contain', () => {
  const words = Array.from({ length: 6 }, (_, at) =>
    page(`/${at}`, 'Login of a user', 'Reporting of logins that failed.'),
  );
  const message = page('/message', 'Errors', "Login failed for user 'hex_reader'. (Error 18456)");

  expect(urls("Login failed for user 'reporting'.", [...words.flat(), ...message])[0]).toBe(
    '/message',
  );
});

test('records named like the query come before those that start with it, and those before mere mentions', () => {
  const records = [
    ...page('/mention', 'Everything else', 'About query mode.'),
    ...page('/begins', 'Query mode for admins'),
    ...page('/same', 'Query mode'),
  ];

  expect(urls('query mode', records)).toEqual(['/same', '/begins', '/mention']);
});

test('a single word finds the page that is about it before a section with that name', () => {
  const settings = page('/settings', 'User settings', '', {
    Notifications: 'Notifications by mail. Notifications in Slack.',
  });
  const about = page('/about', 'Mentions and notifications', 'What is sent to whom.');

  expect(urls('notifications', [...settings, ...about])[0]).toBe('/about');
});

test('the more of a title is the query, the better it fits', () => {
  const layer = page('/layer', 'dbt Semantic Layer cells', 'dbt metrics of dbt.');
  const integration = page('/integration', 'dbt integration', 'What models say.');

  expect(urls('dbt', [...site, ...layer, ...integration])[0]).toBe('/integration');
});

test('a single word names what a title says in another form, in its beginning or at its end', () => {
  const web = page('/web', 'Share to the web', 'Open to all, or share a link.');
  const about = page('/about', 'Project sharing', 'Sharing with people, groups or all.');

  expect(urls('share', [...runs, ...cells, ...caching, ...web, ...about])[0]).toBe('/about');
});

test('an unknown word that begins other words may be mistyped all the same', () => {
  const maps = page('/maps', 'Map cells', 'Draw points on a map.');
  const mapped = Array.from({ length: 6 }, (_, at) =>
    page(`/mapped-${at}`, `Cells ${at}`, 'Fields are mapped to cells.'),
  ).flat();

  expect(urls('mapp cells', [...mapped, ...maps])[0]).toBe('/maps');
});

test('the id of an operation is one word, whose parts find nothing', () => {
  const API: StoredShelf = ['en', 'api', 10, 'API', 'API'];
  const reference = pageRecords(
    [0, '/reference', 'Reference', [], [2, 'Run', 'operation/GetStatus', 'Ends. GetStatus, runId']],
    API,
  );

  expect(urls('GetStatus', reference)).toEqual(['/reference#operation/GetStatus']);
  expect(urls('status', reference)).toEqual([]);
});

test('an event code counts as named like the query only if the query is written as a code', () => {
  const records = [
    ...page('/events', 'Reference', '', { ARCHIVE_PROJECT: 'Somebody did.' }),
    ...page('/archive', 'The archive', '', { 'Archive a project': 'To archive a project, ask.' }),
  ];

  expect(urls('archive project', records)[0]).toBe('/archive#archive-a-project');
  expect(urls('ARCHIVE_PROJECT', records)[0]).toBe('/events#archive_project');
});

test('known words that never occur together are not treated as typos', () => {
  const records = [
    ...page('/other', 'Rest', 'Keep a password while at rest.'),
    ...page('/password', 'Password', 'Choose a password.'),
    ...page('/reset', 'Reset', 'Begin anew.'),
  ];
  const { found } = createEngine(records).search('reset password');

  expect(found.filter(({ whole }) => whole)).toEqual([]);
});

test('words in a row rank before the same words apart', () => {
  const records = [
    ...page('/apart', 'One', 'A view that somebody else had saved for later.'),
    ...page('/row', 'Two', 'It runs once for each saved view of the app.'),
  ];

  expect(urls('saved view', records)).toEqual(['/row', '/apart']);
});

test('the end of a page, which only links on, ranks after real answers', () => {
  const chart = page('/chart', 'Charts', 'Draw.', {
    'From default to finished': 'Sort the bars by their length, longest first, and name both axes.',
    'Where to go next': 'Sort the bars.',
    Next: 'Bars: sort them.',
  });

  expect(urls('sort bars', chart)[0]).toBe('/chart#from-default-to-finished');
});

test('the word itself ranks before its synonyms', () => {
  const records = [
    ...page('/other', 'One', 'Use a single sign-on.'),
    ...page('/own', 'Two', 'Ask for a login.'),
  ];

  expect(urls('login', records)).toEqual(['/own', '/other']);
});

test('a page whose title means the query ranks before pages that name it among others', () => {
  const records = [
    ...page('/okta', 'Okta and other providers of SSO'),
    ...page('/sso', 'Single sign-on', 'With SSO, one account is enough.'),
  ];

  expect(urls('sso', records)).toEqual(['/sso', '/okta']);
});

test('matches spelled as typed always rank before other spellings', () => {
  const records = [...page('/typo', 'Charm'), ...page('/exact', 'Other', 'One chart of many.')];

  expect(urls('chart', records)).toEqual(['/exact', '/typo']);
});

test('of equally good results, the one with the higher page rank comes first', () => {
  const shelf = ['en', 'changelog', 3, 'Changelog', 'Changelog'] as const;
  const records = [...page('/changelog', 'Threads', '', {}, shelf), ...page('/docs', 'Threads')];

  expect(urls('threads', records)).toEqual(['/docs', '/changelog']);
});

test('one word written for two finds only the two side by side', () => {
  const apart = page('/apart', 'Zones', 'A zone, and the time that it takes.');

  expect(urls('timezone', [...site, ...apart])).toEqual(['/runs#cadence']);
});

test('other spellings are not searched for when enough matches are spelled as typed', () => {
  const exact = (count: number) =>
    Array.from({ length: count }, (_, number) => page(`/${number}`, 'Chart')).flat();
  const typo = page('/typo', 'Charm');

  expect(urls('chart', [...exact(4), ...typo])).toContain('/typo');
  expect(urls('chart', [...exact(5), ...typo])).not.toContain('/typo');
});

test('one or two letters are searched for only in titles and headings', () => {
  expect(
    urls('sq', [...site, ...page('/text', 'Other', 'All about SQL.', { 'SQL files': '' })]),
  ).toEqual(['/cells', '/cells#formatting', '/text#sql-files']);
});

test('a single letter after other words changes nothing', () => {
  expect(urls('query caching x', site)).toEqual(urls('query caching', site));
});

test('later stages depend only on matches that pass the filter', () => {
  const many = Array.from({ length: 6 }, (_, number) => page(`/${number}`, 'Chart')).flat();
  const shelf = ['en', 'changelog', 3, 'Changelog', 'Changelog'] as const;
  const engine = createEngine([...many, ...page('/log', 'Charts, chars', '', {}, shelf)]);
  const { found } = engine.search('chatr', ({ docusaurus_tag }) => docusaurus_tag === 'changelog');

  expect(found.map(({ record }) => record.url)).toEqual(['/log']);
});

test('the same query returns the same results in the same order', () => {
  const twins = ['/a', '/b', '/c'].flatMap((path) => page(path, 'Twins'));

  expect(urls('twins', twins)).toEqual(['/a', '/b', '/c']);
});

test('for an error message, the page with its kind of error comes before one with more of its other words', () => {
  const other = page('/other', 'Machines', '', { Start: 'The server could not connect.' });
  const kind = page('/kind', 'Postgres', '', {
    Messages: 'OperationalError: see whether it can connect.',
  });
  const { found } = createEngine([...other, ...kind]).search(
    'OperationalError connect server xqzvbn',
  );

  expect(found[0]?.record.url).toBe('/kind#messages');
});
