/** @jest-environment node */
import { readFileSync, statSync, utimesSync } from 'node:fs';
import {
  API_CONSOLES_FILE,
  API_VALIDATORS_FILE,
  writeConsole,
} from '../../../../src/build/api/console/writeConsole';
import { inTemporaryProject } from '../../support/project';
import { contractWith } from '../support/contract';

inTemporaryProject();

const calling = (operationId: string) =>
  contractWith({ paths: { '/v1/things': { get: { operationId, responses: {} } } } });

const written = () =>
  [API_CONSOLES_FILE, API_VALIDATORS_FILE].map((file) => readFileSync(file, 'utf8'));

test('forms and validators are written where the browser code finds them', () => {
  writeConsole(calling('List'));
  expect(written()).toEqual([
    expect.stringContaining('"operation":"List"'),
    expect.stringContaining('export default { "List": operation0 };'),
  ]);

  writeConsole(calling('Find'));
  expect(written()).toEqual([
    expect.stringContaining('"operation":"Find"'),
    expect.stringContaining('export default { "Find": operation0 };'),
  ]);
});

test('unchanged files are not written again', () => {
  writeConsole(calling('List'));
  utimesSync(API_CONSOLES_FILE, 0, 0);
  utimesSync(API_VALIDATORS_FILE, 0, 0);
  writeConsole(calling('List'));

  expect(statSync(API_CONSOLES_FILE).mtimeMs).toBe(0);
  expect(statSync(API_VALIDATORS_FILE).mtimeMs).toBe(0);
});
