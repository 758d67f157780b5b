import type { ApiContract, ApiOperation } from '../../model/apiContract';
import { enumsOf, type EnumValue } from './enums';
import { limitsOf } from './limits';
import { operationsOf } from './operations';

/** Finds facts of the contract by name. A name that it does not know is answered with a sentence that lists all it knows. */
export interface ContractLookups {
  /** @example limitOf('RunProject.perMinute') // => 20 */
  readonly limitOf: (name: string) => number;
  /** @example enumOf('SortDirection') // => [{ value: 'DESC', meaning: '…' }, { value: 'ASC', meaning: '…' }] */
  readonly enumOf: (name: string) => readonly EnumValue[];
  readonly operation: (name: string) => ApiOperation;
}

/** The lookups of one contract, which is read once. */
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
    const known = [...facts.keys()].sort().join(', ');
    throw new Error(
      `The contract of the API has no ${kind} "${name}". Use one of these names: ${known}.`,
    );
  };
}
