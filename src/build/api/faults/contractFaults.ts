import { existsSync } from 'node:fs';
import type { ApiContract, Json } from '../../../model/api/apiContract';
import { toldFault, type Fault } from '../../../model/fault';
import { cachedText } from '../../cachedText';
import { digestOf } from '../../codeStamp';
import { bundleContract, ROOT } from '../contract/bundleContract';
import { isObject } from '../contract/json';
import { descriptionFaults } from './descriptionFaults';
import { loopFaults } from './loopFaults';
import { operationFaults } from './operationFaults';
import { schemaFaults } from './schemaFaults';

/**
 * The mistakes in the contract that would stop the build or make the reference wrong; cached for each version of the contract.
 */
export function contractFaults(): readonly Fault[] {
  if (!existsSync('openapi')) return [];
  const text = cachedText('contract faults', digestOf(['openapi']), () => JSON.stringify(found()));
  return JSON.parse(text) as readonly Fault[];
}

function found(): readonly Fault[] {
  try {
    const loops = loopFaults();
    if (loops.length > 0) return loops;
    const contract = bundleContract();
    const faults = rootFaults(contract);
    return faults.length > 0
      ? faults
      : [...operationFaults(contract), ...schemaFaults(), ...descriptionFaults()];
  } catch (error) {
    const fault = toldFault((error as Error).message);
    if (fault) return [fault];
    throw error;
  }
}

const isList = (value: Json | undefined) => Array.isArray(value) && value.length > 0;

const NEEDED = [
  { key: 'info', fits: isObject, what: 'keys with values' },
  { key: 'servers', fits: isList, what: 'a list of at least one server' },
  { key: 'tags', fits: isList, what: 'a list of at least one tag' },
  { key: 'paths', fits: isObject, what: 'keys with values' },
] as const;

function rootFaults(contract: ApiContract): Fault[] {
  return NEEDED.filter(({ key, fits }) => !fits(contract[key])).map(({ key, what }) => ({
    file: ROOT,
    line: 1,
    message:
      contract[key] === undefined
        ? `The key "${key}" is missing. Add it.`
        : `"${key}" must be ${what}. Correct it.`,
  }));
}
