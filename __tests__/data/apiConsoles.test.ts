import site from 'api-consoles';
import validators from 'api-validators';
import { consoleData } from '../../src/data/apiConsoles';

test('an operation has its form, its validator and all response payloads', () => {
  const { api, validate, payloads } = consoleData('ListProjects');

  expect(api.operation).toBe('ListProjects');
  expect(validate({ query: { limit: 101 } })).toBe(false);
  expect(payloads).toHaveProperty('PageTooLarge');
});

test('an operation missing from the contract is an error that names it', () => {
  expect(() => consoleData('DropProjects')).toThrow(
    'The API contract has no operation “DropProjects”. Rebuild the site so that its consoles and its reference use the same contract.',
  );
});

test.each([
  ['a form without a validator', { consoles: { Half: site.consoles.ListProjects }, checks: {} }],
  ['a validator without a form', { consoles: {}, checks: { Half: validators.ListProjects } }],
])('%s counts as a missing operation', (_, { consoles, checks }) => {
  jest.replaceProperty(site, 'consoles', consoles as typeof site.consoles);
  Object.assign(validators, checks);

  expect(() => consoleData('Half')).toThrow('has no operation “Half”');
  jest.restoreAllMocks();
  Reflect.deleteProperty(validators, 'Half');
});
