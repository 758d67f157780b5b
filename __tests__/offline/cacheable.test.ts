/** @jest-environment node */
import { cacheable } from '../../src/offline/cacheable';

const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

test.each([
  ['a page', answer('<p>', 'text/html; charset=utf-8')],
  ['JSON', answer('{"records":[]}', 'application/json')],
])('%s is kept unchanged and can be read', async (_, response) => {
  expect(await cacheable(response)).toBe(response);
  expect(response.bodyUsed).toBe(false);
});

test.each([
  ['an error', answer('Not found', 'text/html', 404)],
  ['a partial response', answer('abc', 'text/html', 206)],
  ['a page that only redirects', answer('<meta http-equiv="refresh" content="0">', 'text/html')],
  ['truncated JSON', answer('{"records":[', 'application/json; charset=utf-8')],
])('%s is not kept', async (_, response) => {
  expect(await cacheable(response)).toBeNull();
});

test('a response that is too large is not kept', async () => {
  const headers = { 'content-type': 'text/html', 'content-length': '5000001' };
  expect(await cacheable(new Response('', { headers }))).toBeNull();
});
