import { watchedSizes } from '../support/resize';

beforeAll(() => watchedSizes());

test.each([
  ['/#%E0%A4%A', '/'],
  ['http://localhost//docs/roles#100%', '/docs/roles'],
  ['/docs/a%3Db?q=1#there', '/docs/a=b?q=1#there'],
  ['/docs/roles#who-may', '/docs/roles#who-may'],
])('%s has become %s when the router reads it', async (address, settled) => {
  window.history.replaceState(null, '', address);
  jest.resetModules();
  await import('../../src/app/beforeRouter');

  expect(window.location.href).toBe(`http://localhost${settled}`);
});
