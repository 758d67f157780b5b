import { urlPart, urlWithQuery } from '../../../src/model/api/url';
import { call } from './support/call';
import { hostile } from './support/hostile';

test.each([
  ['a b', 'a%20b'],
  ["it's (one)!*", 'it%27s%20%28one%29%21%2A'],
  ['a/b?c=d&e#f', 'a%2Fb%3Fc%3Dd%26e%23f'],
  ['{id}[0]', '%7Bid%7D%5B0%5D'],
  ['half \ud83d letter', 'half%20%EF%BF%BD%20letter'],
  ['5bbf9f4a-0a4e', '5bbf9f4a-0a4e'],
])('%j is encoded as %s in a URL', (text, part) => {
  expect(urlPart(text)).toBe(part);
});

test.each(hostile)(
  '%j can be decoded from a URL, which has no characters special to a shell',
  (text) => {
    expect(decodeURIComponent(urlPart(text))).toBe(text);
    expect(urlPart(text)).toMatch(/^[\w.~%-]*$/);
  },
);

test('a query has one entry for each value of a list', () => {
  const query = [
    ['limit', 25],
    ['statuses', ['In review', 'Done']],
    ['archived', false],
  ] as const;

  expect(urlWithQuery(call({ query }))).toBe(
    'https://api.example/api/v1/things?limit=25&statuses=In%20review&statuses=Done&archived=false',
  );
  expect(urlWithQuery(call())).toBe('https://api.example/api/v1/things');
});
