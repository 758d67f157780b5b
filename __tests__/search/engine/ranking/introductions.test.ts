import { createEngine } from '../../../../src/search/engine/engine';
import { subjectOf } from '../../../../src/search/engine/ranking/introductions';
import { page } from '../pages';

const firstOf = (query: string, ...pages: ReturnType<typeof page>[]) =>
  createEngine(pages.flat()).search(query).found[0]?.record.url;

test.each([
  ['Apps introduction', 'Apps'],
  ['Audit logs overview', 'Audit logs'],
  ['Introduction to semantic models', 'semantic models'],
  ['What is a project?', 'project'],
  ['AI in Hex', 'AI'],
  ['Chart cells', undefined],
  ['Overview', undefined],
])('the title "%s" introduces %s', (title, subject) => {
  expect(subjectOf(title)).toBe(subject);
});

test('the name of a feature finds its introduction before the list of its pages', () => {
  const list = page('/list', 'Data connections', 'Set up and share connections.');
  const introduction = page(
    '/introduction',
    'Data connections introduction',
    'Which connections there are.',
  );

  expect(firstOf('data connections', list, introduction)).toBe('/introduction');
  expect(firstOf('data conection', list, introduction)).toBe('/introduction');
});

test('the beginning of what a page introduces finds it before its neighbors', () => {
  const neighbor = page('/neighbor', 'SQL formatting', 'SQL in one style: SQL after SQL.');
  const introduction = page('/introduction', 'SQL cells introduction', 'Query with SQL.');

  expect(firstOf('sql', neighbor, introduction)).toBe('/introduction');
});

test('a query with a word that is not in the subject of an introduction is not about it', () => {
  const formatting = page('/formatting', 'SQL formatting', 'SQL in one style, set for SQL cells.');
  const introduction = page('/introduction', 'SQL cells introduction', 'Query with SQL.');

  expect(firstOf('sql beautfier', formatting, introduction)).toBe('/formatting');
});
