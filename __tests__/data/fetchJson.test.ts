import { fetchJson } from '../../src/data/fetchJson';

const fetched = jest.fn<Promise<Response>, [string, RequestInit?]>();

beforeEach(() => {
  window.fetch = fetched as typeof fetch;
});

const answer = (status: number) =>
  fetched.mockResolvedValue({
    ok: status < 300,
    status,
    json: () => Promise.resolve({ a: 1 }),
  } as Response);

test('data is fetched with the given options', async () => {
  answer(200);

  await expect(fetchJson('/a.json', 'The list', { cache: 'no-cache' })).resolves.toEqual({ a: 1 });
  expect(fetched).toHaveBeenCalledWith('/a.json', { cache: 'no-cache' });
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a page in place of the file',
    () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError()) } as Response),
  ],
])('%s is an error that says what is missing', async (_, fetching) => {
  fetched.mockImplementation(fetching);

  await expect(fetchJson('/a.json', 'The list')).rejects.toThrow('The list could not be loaded.');
});

test('a response other than the file is an error that says what is missing, with the status', async () => {
  answer(404);

  await expect(fetchJson('/a.json', 'The list')).rejects.toThrow(
    new Error('The list could not be loaded (404).'),
  );
});
