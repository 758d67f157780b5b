import type { ApiContract, Json } from '../../../model/api/apiContract';
import { objectOf } from '../contract/json';
import { namedSchemas } from '../contract/namedSchemas';
import { contractOperations } from '../contract/operations';

const KEYWORDS = ['default', 'minimum', 'maximum', 'maxItems', 'maxLength'];

/**
 * All numeric limits in the contract, by name:
 *
 * - `perMinute`, `kernelsPerUser`: limits for all calls
 * - `RunProject.perMinute`: limits of an operation
 * - `PageSize.maximum`, `GroupMembers.users.maxItems`: limits of a schema or a field
 */
export function limitsOf(contract: ApiContract): ReadonlyMap<string, number> {
  const operations = contractOperations(contract).flatMap(({ id, value }) =>
    numbersIn(value['x-rateLimit'], `${id}.`),
  );
  const schemas = namedSchemas(contract).flatMap(({ name, schema }) =>
    numbersIn(schema, `${name}.`).filter(([limit]) => KEYWORDS.includes(lastWord(limit))),
  );
  return new Map([
    ...numbersIn(contract['x-rateLimit'], ''),
    ...numbersIn(contract['x-limits'], ''),
    ...operations,
    ...schemas,
  ]);
}

function numbersIn(value: Json | undefined, prefix: string): (readonly [string, number])[] {
  return Object.entries(objectOf(value)).flatMap(([key, one]) =>
    typeof one === 'number' ? [[`${prefix}${key}`, one] as const] : [],
  );
}

const lastWord = (name: string) => name.slice(name.lastIndexOf('.') + 1);
