import type { ApiContract } from '../../../model/apiContract';
import { cachedText } from '../../cachedText';
import { writeChanged } from '../../writeChanged';
import { apiConsoles } from './apiConsoles';
import { validatorsModule } from './validators';

/** The file that holds the forms and answers of all consoles; webpack knows it as `api-consoles`. */
export const API_CONSOLES_FILE = '.cache/apiConsoles.json';

/** The file that holds the validators of all requests; webpack knows it as `api-validators`. */
export const API_VALIDATORS_FILE = '.cache/apiValidators.mjs';

/** Writes what the consoles need where webpack finds it. */
export function writeConsole(contract: ApiContract): void {
  const validators = cachedText('api validators', JSON.stringify(contract), () =>
    validatorsModule(contract),
  );
  writeChanged(API_CONSOLES_FILE, JSON.stringify(apiConsoles(contract)));
  writeChanged(API_VALIDATORS_FILE, validators);
}
