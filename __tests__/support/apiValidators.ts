import { runInThisContext } from 'node:vm';
import { bundleContract } from '../../src/build/api/contract/bundleContract';
import { validatorsModule } from '../../src/build/api/console/validators';
import type { ApiValidator } from '../../src/model/api/apiConsole';

/** The default export of a validator module. */
export function validatorsIn(module: string): Readonly<Record<string, ApiValidator>> {
  const body = module.replaceAll('export const ', 'const ').replace('export default ', 'return ');
  return runInThisContext(`(() => {${body}})()`) as Readonly<Record<string, ApiValidator>>;
}

/** The module that webpack resolves as `api-validators`. */
export default validatorsIn(validatorsModule(bundleContract()));
