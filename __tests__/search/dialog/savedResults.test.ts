import { readSaved, withoutSaved, withSaved } from '../../../src/search/dialog/savedResults';

const saved = (name: string) => ({ url: `/docs/${name}`, title: name, crumbs: ['Docs'] });

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"url":"/a"}'],
  ['null', 'null'],
  [
    'entries of another shape',
    '[null, 1, "a", {"url":"/a"}, {"url":"/a","title":"A","crumbs":[1]}]',
  ],
  ['an address that runs a script', '[{"url":"javascript:alert(1)","title":"A","crumbs":[]}]'],
])('%s yields no saved results', (_what, stored) => {
  expect(readSaved(stored)).toEqual([]);
});

test('saved results are read back, and malformed entries are dropped', () => {
  expect(readSaved(JSON.stringify([saved('a'), null, saved('b')]))).toEqual([
    saved('a'),
    saved('b'),
  ]);
});

test('a result moves to the front, without duplicates, and the oldest is dropped', () => {
  const list = [saved('a'), saved('b'), saved('c')];

  expect(withSaved(list, saved('b'), 3)).toEqual([saved('b'), saved('a'), saved('c')]);
  expect(withSaved(list, saved('d'), 3)).toEqual([saved('d'), saved('a'), saved('b')]);
});

test('only the displayed fields of a result are kept', () => {
  const result = { ...saved('a'), snippetMarked: 'a long text', external: true };

  expect(withSaved([], result, 3)).toEqual([{ ...saved('a'), external: true }]);
});

test('a result can be removed by its address', () => {
  expect(withoutSaved([saved('a'), saved('b')], '/docs/a')).toEqual([saved('b')]);
});
