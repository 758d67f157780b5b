import { loadReference } from '../../src/reference/loadReference';

jest.mock('../../src/reference/redoc/takeOver', () => ({
  takeOver: (place: Element, contract: object) => [place, contract],
}));

const answer = (status: number) => {
  window.fetch = jest.fn(() =>
    Promise.resolve({
      ok: status === 200,
      status,
      json: () => Promise.resolve({ openapi: '3.1.0' }),
    }),
  ) as unknown as typeof fetch;
};

test('Redoc gets the contract that the build wrote', async () => {
  answer(200);
  const takeOver = await loadReference();

  const ignore = () => undefined;
  expect(takeOver(document.body, ignore, ignore)).toEqual([document.body, { openapi: '3.1.0' }]);
  expect(window.fetch).toHaveBeenCalledWith('/static/api-contract-1234567890.json', undefined);
});

test('a contract that cannot be loaded rejects with an error that names it', async () => {
  answer(503);

  await expect(loadReference()).rejects.toThrow(
    'The contract /static/api-contract-1234567890.json could not be loaded (503).',
  );
});
