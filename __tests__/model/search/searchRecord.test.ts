import { searchTag } from '../../../src/model/search/searchRecord';

test.each([
  ['docs', 'docs-default-current'],
  ['docs-v1', 'docs-v1'],
  ['tutorials', 'tutorials'],
  ['changelog', 'changelog'],
])('pages of the sidebar "%s" are filtered by the tag "%s"', (sidebar, tag) => {
  expect(searchTag(sidebar)).toBe(tag);
});
