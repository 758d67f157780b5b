import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ApiContract } from '../../../model/apiContract';
import { apiConsoles } from './apiConsoles';
import { validatorsModule } from './validators';

/** The file that holds the forms and answers of all consoles; webpack knows it as `api-consoles`. */
export const API_CONSOLES_FILE = '.cache/apiConsoles.json';

/** The file that holds the validators of all requests; webpack knows it as `api-validators`. */
export const API_VALIDATORS_FILE = '.cache/apiValidators.mjs';

/** Writes what the consoles need where webpack finds it; a file that is the same stays untouched. */
export function writeConsole(contract: ApiContract): void {
  writeChanged(API_CONSOLES_FILE, JSON.stringify(apiConsoles(contract)));
  writeChanged(API_VALIDATORS_FILE, validatorsModule(contract));
}

function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
