import { tagsIn, withTags } from '../../../src/search/page/areaAddress';

test('the tags of an area are written to the address and read back', () => {
  const address = withTags('https://a.b/search?q=time+zones#top', [
    'docs-default-current',
    'docs-v1',
  ]);
  expect(address).toBe('https://a.b/search?q=time+zones&area=docs-default-current,docs-v1#top');
  expect(tagsIn(new URL(address).search)).toEqual(['docs-default-current', 'docs-v1']);
});

test('another area replaces the previous one, and all areas need no parameter', () => {
  expect(withTags('https://a.b/search?area=api&q=sql', ['changelog'])).toBe(
    'https://a.b/search?q=sql&area=changelog',
  );
  expect(withTags('https://a.b/search?area=api&q=sql', [])).toBe('https://a.b/search?q=sql');
});

test.each(['', '?area=', '?area=a%20b', '?area=%22:(x)', `?area=${'a'.repeat(81)}`])(
  '%j chooses no area',
  (search) => {
    expect(tagsIn(search)).toEqual([]);
  },
);
