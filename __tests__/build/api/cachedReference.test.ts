/** @jest-environment node */
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { apiReference } from '../../../src/build/api/apiReference';
import { cachedReference } from '../../../src/build/api/cachedReference';
import { inTemporaryProject, write } from '../support/project';

const contract = resolve('openapi');
inTemporaryProject();

beforeEach(() => cpSync(contract, 'openapi', { recursive: true }));

test('the reference is the same whether it was made before or not', () => {
  const made = apiReference(true);

  expect(cachedReference(true)).toEqual(made);
  expect(cachedReference(true)).toEqual(made);
});

test('a change in any file of the contract is in it', () => {
  cachedReference(true);
  write('openapi/schemas/RunStatus.yaml', 'type: string\nenum: [OTHER]\n');

  expect(JSON.stringify(cachedReference(true)?.contract)).toContain('"enum":["OTHER"]');
});

test('without a contract there is none, and what was made is not shown in its place', () => {
  cachedReference(true);
  rmSync('openapi', { recursive: true });

  expect(cachedReference(false)).toBeUndefined();
  expect(() => cachedReference(true)).toThrow('The contract of the API is missing');
});
