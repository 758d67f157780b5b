import type { ApiContract, ApiOperation } from '../../../model/api/apiContract';
import { bundleContract } from '../contract/bundleContract';
import { operationsOf } from '../contract/operations';
import { whichExist } from '../../whichExist';
import { enumsOf, type EnumValue } from './enums';
import { limitsOf } from './limits';

/**
 * Finds facts in the contract by name. An unknown name throws an error that says which one was meant, or lists those most like
 * it.
 */
export interface ContractLookups {
  /** @example limitOf('RunProject.perMinute') // => 20 */
  readonly limitOf: (name: string) => number;
  /** @example enumOf('SortDirection') // => [{ value: 'DESC', meaning: '…' }, { value: 'ASC', meaning: '…' }] */
  readonly enumOf: (name: string) => readonly EnumValue[];
  readonly operation: (name: string) => ApiOperation;
}

/** The lookups for a contract, indexed once. */
export function contractLookups(contract: ApiContract): ContractLookups {
  const operations = new Map(operationsOf(contract).map((one) => [one.operationId, one]));
  return {
    limitOf: lookup('limit', limitsOf(contract)),
    enumOf: lookup('enum', enumsOf(contract)),
    operation: lookup('operation', operations),
  };
}

function lookup<Fact>(kind: string, facts: ReadonlyMap<string, Fact>): (name: string) => Fact {
  return (name) => {
    const fact = facts.get(name);
    if (fact !== undefined) return fact;
    throw new Error(
      `The API contract has no ${kind} "${name}". ${whichExist(name, [...facts.keys()])}`,
    );
  };
}

let known: ContractLookups | undefined;

/** The lookups for this site's contract, which is read once, on first use. */
export function siteLookups(): ContractLookups {
  return (known ??= contractLookups(bundleContract()));
}
