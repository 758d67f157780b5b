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

test('a page in place of a file that lasts, as hosts send for a missing one, is not kept', async () => {
  expect(await cacheable(answer('<!doctype html>', 'text/html; charset=utf-8'), true)).toBeNull();
  for (const [body, type] of [
    ['code()', 'text/javascript'],
    ['{}', 'application/json'],
  ] as const) {
    const file = answer(body, type);
    expect(await cacheable(file, true)).toBe(file);
  }
});

test('a response that is too large is not kept', async () => {
  const headers = { 'content-type': 'text/html', 'content-length': '5000001' };
  expect(await cacheable(new Response('', { headers }))).toBeNull();
});

test('a response of exactly the limit is kept', async () => {
  const headers = { 'content-type': 'text/html', 'content-length': '5000000' };
  const response = new Response('', { headers });

  expect(await cacheable(response)).toBe(response);
});

test('a response that was redirected is kept as a copy, which browsers accept for a navigation', async () => {
  const response = answer('<p>Moved</p>', 'text/html');
  Object.defineProperty(response, 'redirected', { value: true });
  const kept = await cacheable(response);

  expect(kept?.redirected).toBe(false);
  expect(kept?.headers.get('content-type')).toBe('text/html');
  expect(await kept?.text()).toBe('<p>Moved</p>');
});

test('a response that the worker may not look into is not kept', async () => {
  const response = answer('', 'text/html');
  Object.defineProperty(response, 'type', { value: 'opaque' });

  expect(await cacheable(response)).toBeNull();
});
