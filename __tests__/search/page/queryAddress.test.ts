import { queryIn, withQuery } from '../../../src/search/page/queryAddress';

test.each([
  ['', ''],
  ['?q=sql', 'sql'],
  ['?q=time+zones&from=mail', 'time zones'],
  ['?from=mail&q=%20a%26b%20', 'a&b'],
  ['?q=', ''],
  ['?q', ''],
  ['?Q=sql', ''],
  ['?q=100%', '100%'],
  ['?q=%3Cimg%20src%3Dx%3E', '<img src=x>'],
])('the query in %s is "%s"', (search, expected) => {
  expect(queryIn(search)).toBe(expected);
});

const SITE = 'https://a.b/learn/search';

test.each([
  ['', 'sql', '?q=sql'],
  ['?q=sq', 'sql', '?q=sql'],
  ['?q=sql', '', ''],
  ['?from=mail', 'time zones', '?from=mail&q=time+zones'],
  ['?q=a&from=mail%20x&flag#top', 'b', '?q=b&from=mail%20x&flag#top'],
  ['?q=a&q=b&from=mail', 'c', '?q=c&from=mail'],
  ['?from=mail&q=a#top', '', '?from=mail#top'],
  ['', 'a&b=c#d', '?q=a%26b%3Dc%23d'],
])('%s with the query "%s" is %s', (before, query, after) => {
  expect(withQuery(SITE + before, query)).toBe(SITE + after);
});
