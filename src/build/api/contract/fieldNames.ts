import type { ApiContract, Json } from '../../../model/api/apiContract';
import type { ContractOperation } from './operations';
import { isObject, objectOf, pointed, textOf } from './json';
import { areNamesBelow, isMadeUp } from './keywords';

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
  const look = (part: Json | undefined, areNames = false): void => {
    if (Array.isArray(part)) part.forEach((one: Json) => look(one));
    if (!isObject(part)) return;
    for (const [key, inner] of Object.entries(part)) {
      if (!areNames && key === 'properties')
        Object.keys(objectOf(inner)).forEach((name) => names.add(name));
      if (areNames || !isMadeUp(key, inner)) look(inner, !areNames && areNamesBelow(key));
    }
    const target = textOf(part.$ref);
    if (target === '' || followed.has(target)) return;
    followed.add(target);
    look(pointed(contract, target));
  };
  look(value.requestBody);
  look(value.responses);
  return [...names];
}
