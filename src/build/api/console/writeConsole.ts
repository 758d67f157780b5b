import type { ApiContract } from '../../../model/api/apiContract';
import { cachedText } from '../../cachedText';
import { writeChanged } from '../../writeFile';
import { apiConsoles } from './apiConsoles';
import { validatorsModule } from './validators';

/** The forms and responses of all consoles, which webpack aliases as `api-consoles`. */
export const API_CONSOLES_FILE = '.cache/apiConsoles.json';

/** The validators of all requests, which webpack aliases as `api-validators`. */
export const API_VALIDATORS_FILE = '.cache/apiValidators.mjs';

/** Writes the files of the consoles to where webpack finds them. */
export function writeConsole(contract: ApiContract): void {
  const validators = cachedText('api validators', JSON.stringify(contract), () =>
    validatorsModule(contract),
  );
  writeChanged(API_CONSOLES_FILE, JSON.stringify(apiConsoles(contract)));
  writeChanged(API_VALIDATORS_FILE, validators);
}
