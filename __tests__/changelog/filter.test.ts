import { filtered, filterIn, withFilter, type Filter } from '../../src/changelog/filter';
import type { FilteredEntry } from '../../src/model/changelog/changelogFile';

test.each([
  ['', {}],
  ['?area=sql', { area: 'SQL' }],
  ['?area=semantic-models&kind=fixed', { area: 'semantic models', kind: 'Fixed' }],
  ['?area=nonsense&kind=Fixed', {}],
])('the query %j selects %j', (search, filter) => {
  expect(filterIn(search)).toEqual(filter);
});

test.each<[string, Filter, string]>([
  ['https://a.b/changelog', { area: 'SQL', kind: 'New' }, 'https://a.b/changelog?area=sql&kind=new'],
  ['https://a.b/changelog?from=mail&area=ai#top', { kind: 'New' }, 'https://a.b/changelog?from=mail&kind=new#top'],
  ['https://a.b/changelog?area=ai&kind=new', {}, 'https://a.b/changelog'],
])('%s with filter %j becomes %s', (address, filter, expected) => {
  expect(withFilter(address, filter)).toBe(expected);
}); // prettier-ignore

const entry = (name: string, tags: string[], kinds: ('New' | 'Fixed')[]): FilteredEntry => ({
  path: `/changelog/${name}`,
  title: name,
  date: '2024-06-26',
  description: 'What changed.',
  tags,
  items: kinds.map((kind) => ({ kind, id: kind, text: kind })),
});
const entries = [entry('a', ['SQL', 'AI'], ['New', 'Fixed']), entry('b', ['AI'], ['New'])];
const names = (found: readonly FilteredEntry[]) => found.map(({ title }) => title);

test('entries are filtered by area', () => {
  expect(names(filtered(entries, { area: 'SQL' }))).toEqual(['a']);
  expect(names(filtered(entries, { area: 'AI' }))).toEqual(['a', 'b']);
});

test('entries are filtered by kind and keep only the changes of that kind', () => {
  const found = filtered(entries, { kind: 'Fixed' });

  expect(names(found)).toEqual(['a']);
  expect(found[0]?.items).toEqual([{ kind: 'Fixed', id: 'Fixed', text: 'Fixed' }]);
});
