/** @jest-environment node */
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { apiReference } from '../../../../src/build/api/reference/apiReference';
import { cachedReference } from '../../../../src/build/api/reference/cachedReference';
import { inTemporaryProject, write } from '../../support/project';

const contract = resolve('openapi');
inTemporaryProject();

beforeEach(() => cpSync(contract, 'openapi', { recursive: true }));

test('a cached reference equals a new one', () => {
  const made = apiReference();

  expect(cachedReference()).toEqual(made);
  expect(cachedReference()).toEqual(made);
});

test('a change to any file of the contract invalidates the cache', () => {
  cachedReference();
  write('openapi/schemas/RunStatus.yaml', 'type: string\nenum: [OTHER]\n');

  expect(JSON.stringify(cachedReference()?.contract)).toContain('"enum":["OTHER"]');
});

test('without a contract there is no reference, not even the cached one', () => {
  cachedReference();
  rmSync('openapi', { recursive: true });

  expect(cachedReference()).toBeUndefined();
});
