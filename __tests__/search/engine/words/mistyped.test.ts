import { createEngine } from '../../../../src/search/engine/engine';
import { page } from '../pages';

const engine = createEngine([
  ...page('/runs', 'Scheduled runs', 'An app can run on a cadence.'),
  ...page('/settings', 'Run settings', 'The app runs at a scheduled time, or never.'),
  ...page('/sections', 'Sections', 'Collapsing one hides the code below it.'),
  ...page('/download', 'Download data', 'Take a CSV out of an app.'),
  ...page('/pdf', 'Files', 'Export one.'),
  ...page('/copies', 'Duplicate a project', 'The copy is yours.'),
  ...page('/projects', 'What a project is', 'Your project is a notebook.'),
]);
const found = (query: string) => engine.search(query).found.map(({ record }) => record.url);
const missing = (query: string) => engine.search(query).missing;

test.each([
  ['another form of the word', 'shedule app', 'schedule app', '/runs'],
  ['another form, with letters exchanged', 'scehdules app', 'schedules app', '/runs'],
  ['a double letter', 'colaps code', 'collapse code', '/sections'],
  ['a synonym', 'exprot csv', 'export csv', '/download'],
  ['a word written short', 'dup project', 'duplicate project', '/copies'],
])('a query with a mistyped word finds the same first: %s', (_what, typed, meant, url) => {
  expect(found(meant)[0]).toBe(url);
  expect(found(typed)[0]).toBe(url);
  expect(missing(typed)).toEqual([]);
});

test('a word of two letters is too short to stand for those that it begins', () => {
  expect(missing('du project')).toEqual(['du']);
});
