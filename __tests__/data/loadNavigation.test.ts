import type { NavigationFile } from '../../src/model/navigationFile';

const sidebars: NavigationFile = { docs: [{ title: 'API', path: '/docs/api', description: '' }] };
const fetched = jest.fn<Promise<Response>, [string]>();
const answer = (status: number) =>
  ({ ok: status < 300, status, json: () => Promise.resolve(sidebars) }) as Response;

/** The module as it is when a page has just been opened: nothing is loaded yet. */
async function freshPage() {
  jest.resetModules();
  return (await import('../../src/data/loadNavigation')).loadNavigation;
}

beforeEach(() => {
  window.fetch = fetched as typeof fetch;
  fetched.mockReset().mockResolvedValue(answer(200));
});

test('all sidebars come from one file', async () => {
  const loadNavigation = await freshPage();

  await expect(loadNavigation()).resolves.toEqual(sidebars);
  expect(fetched.mock.calls).toEqual([['/navigation.json']]);
});

test('the file is fetched once, however many ask and whenever', async () => {
  const loadNavigation = await freshPage();
  await Promise.all([loadNavigation(), loadNavigation()]);
  await loadNavigation();

  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an answer that is not the file is an error that tells its status', async () => {
  fetched.mockResolvedValue(answer(404));
  const loadNavigation = await freshPage();

  await expect(loadNavigation()).rejects.toThrow(
    new Error('The navigation could not be loaded (404).'),
  );
});

test.each([
  ['an answer that is not the file', () => Promise.resolve(answer(500))],
  ['a network that is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the next call tries again', async (_failure, failure) => {
  fetched.mockImplementationOnce(failure);
  const loadNavigation = await freshPage();
  await expect(loadNavigation()).rejects.toThrow();

  await expect(loadNavigation()).resolves.toEqual(sidebars);
  expect(fetched).toHaveBeenCalledTimes(2);
});
