import { createEngine } from '../../../../src/search/engine/engine';
import { pageRecords } from '../../../../src/model/search/searchStore';
import { isRemedy, saysTrouble } from '../../../../src/search/engine/query/trouble';
import { page } from '../pages';

const first = (query: string, ...records: ReturnType<typeof page>) =>
  createEngine(records).search(query).found[0]?.record.url;

test.each(['slow query', 'queries slow', 'app crashed', 'cannot publish', "can't log in", 'chart is empty'])(
  '%j describes a problem',
  (query) => expect(saysTrouble(query.replace("'", '').split(' '))).toBe(true),
); // prettier-ignore

test.each(['query mode', 'publish an app', 'archive a project'])(
  '%j describes no problem',
  (query) => expect(saysTrouble(query.split(' '))).toBe(false),
);

test.each([
  ['If something does not work', true],
  ['Troubleshooting', true],
  ['Common errors', true],
  ['Symptom, cause, fix', true],
  ['Why is it slow?', true],
  ['Slow start', true],
  ['Why a restart finds mistakes', false],
  ['Sloworks', false],
  ['Next', false],
])('whether the section %j lists problems: %s', (heading, listed) => {
  const [, section] = page('/a', 'Charts', '', { [heading]: 'A row.' });

  expect(isRemedy(section!)).toBe(listed);
});

test('every section of a page about problems counts as one', () => {
  const [opening, section] = page('/a', 'Troubleshoot runs', '', { Memory: 'A row.' });

  expect([opening, section].map((record) => isRemedy(record!))).toEqual([true, true]);
});

test('a problem is answered by the section about problems, a name by the page', () => {
  const own = page('/mode', 'Modes', '', {
    Choose: 'A query with many rows is slow.',
    Troubleshooting: 'A query is slow with many rows · Aggregate before.',
  });

  expect(first('slow query rows', ...own)).toBe('/mode#troubleshooting');
  expect(first('choose', ...own)).toBe('/mode#choose');
});

test('how readers say that they cannot do something does not matter', () => {
  const pages = [
    ...page('/publish', 'Publish an app', 'Select Publish.'),
    ...page('/drafts', 'Drafts', 'People who cannot edit see what you publish.'),
  ];

  for (const query of ['cannot publish', "can't publish", 'publish'])
    expect(first(query, ...pages)).toBe('/publish');
});

test('a keyword of a page is found behind any number of names with its word', () => {
  // The word must not be in most names, or it would weigh nothing in them.
  const others = Array.from({ length: 400 }, (_, at) => page(`/other-${at}`, `Other ${at}`));
  const logs = Array.from({ length: 70 }, (_, at) => page(`/log-${at}`, `Page ${at} to log in`));
  const help = pageRecords(
    [0, '/help', 'Getting help', ["can't log in"], [1, '', '', 'Write to us.']],
    ['en', 'docs-default-current', 10, 'Docs', 'Docs'],
  );

  const firstOf = (query: string) => first(query, ...others.flat(), ...logs.flat(), ...help);

  for (const query of ["can't log in", 'I cannot log in', "why can't I log in"])
    expect(firstOf(query)).toBe('/help');
  expect(firstOf('log')).not.toBe('/help');
});

test('a problem is found by its subject if the section about it says it in other words', () => {
  const others = Array.from({ length: 5 }, (_, at) => page(`/fails-${at}`, 'Writeback fails'));
  const own = page('/writeback', 'Cells', '', {
    'Write a table': 'Writeback writes rows.',
    'If something does not work': 'Writeback is gray · It is not allowed on the connection.',
  });
  const urls = (query: string) =>
    createEngine([...others.flat(), ...own])
      .search(query)
      .found.map(({ record }) => record.url);

  expect(urls('writeback fails')).toContain('/writeback#if-something-does-not-work');
  expect(urls('writeback fails')).not.toContain('/writeback#write-a-table');
});

test('news about the subject of a problem do not come before the docs about it', () => {
  const news = page('/news', 'Notes', '', { 'Tokens that expired': 'Get an email.' }, [
    'en', 'changelog', 10, 'Changelog', 'Changelog',
  ]); // prettier-ignore
  const text = 'A token that has expired is refused.';
  const docs = page('/docs', 'Keys', '', { 'Token lifetime': text });

  expect(first('token expired', ...news, ...docs)).toBe('/docs#token-lifetime');
});
