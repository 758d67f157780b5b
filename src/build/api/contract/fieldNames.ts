import type { ApiContract, Json } from '../../../model/api/apiContract';
import type { ContractOperation } from './operations';
import { isObject, pointed, textOf } from './json';

/** The keys in a contract whose values contain made-up names. */
export const MADE_UP = /^(?:examples?|default|x-.*)$/;

/**
 * The unique names of everything an operation takes and returns: its parameters and headers, then the fields of its bodies,
 * including those of referenced schemas.
 */
export function fieldNames(
  contract: ApiContract,
  { value, parameters }: Pick<ContractOperation, 'value' | 'parameters'>,
): readonly string[] {
  const names = new Set(parameters.map(({ name }) => textOf(name)));
  const followed = new Set<string>();
  const look = (part: Json | undefined): void => {
    if (Array.isArray(part)) part.forEach(look);
    if (!isObject(part)) return;
    if (isObject(part.properties)) Object.keys(part.properties).forEach((name) => names.add(name));
    for (const [key, inner] of Object.entries(part)) if (!MADE_UP.test(key)) look(inner);
    const target = textOf(part.$ref);
    if (target === '' || followed.has(target)) return;
    followed.add(target);
    look(pointed(contract, target));
  };
  look(value.requestBody);
  look(value.responses);
  return [...names];
}
