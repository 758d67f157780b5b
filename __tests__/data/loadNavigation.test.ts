import type { NavigationFile } from '../../src/model/navigation/navigationFile';

const sidebars: NavigationFile = { docs: [{ title: 'API', path: '/docs/api', description: '' }] };
const fetched = jest.fn<Promise<Response>, [string]>();
const answer = (status: number) =>
  ({ ok: status < 300, status, json: () => Promise.resolve(sidebars) }) as Response;

/** The module on a freshly opened page: nothing is loaded yet. */
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

test('the file is fetched once, for all callers', async () => {
  const loadNavigation = await freshPage();
  await Promise.all([loadNavigation(), loadNavigation()]);
  await loadNavigation();

  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a response other than the file is an error with its status', async () => {
  fetched.mockResolvedValue(answer(404));
  const loadNavigation = await freshPage();

  await expect(loadNavigation()).rejects.toThrow(
    new Error('The navigation could not be loaded (404).'),
  );
});

test.each([
  ['a response other than the file', () => Promise.resolve(answer(500))],
  ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the next call tries again', async (_failure, failure) => {
  fetched.mockImplementationOnce(failure);
  const loadNavigation = await freshPage();
  await expect(loadNavigation()).rejects.toThrow();

  await expect(loadNavigation()).resolves.toEqual(sidebars);
  expect(fetched).toHaveBeenCalledTimes(2);
});
