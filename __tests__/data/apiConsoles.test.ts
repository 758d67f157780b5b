import { consoleData } from '../../src/data/apiConsoles';

test('an operation has its form, its validator and the payloads of all answers', () => {
  const { api, validate, payloads } = consoleData('ListProjects');

  expect(api.operation).toBe('ListProjects');
  expect(validate({ query: { limit: 101 } })).toBe(false);
  expect(payloads).toHaveProperty('PageTooLarge');
});

test('an operation that the contract does not have is named', () => {
  expect(() => consoleData('DropProjects')).toThrow(
    'The contract of the API has no operation “DropProjects”. Build the site again, so that its consoles and its reference show one contract.',
  );
});
