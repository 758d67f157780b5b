import type {
  ApiContract,
  ApiMethod,
  ApiOperation,
  Json,
  JsonObject,
} from '../../../model/api/apiContract';
import { fieldNames } from './fieldNames';
import { followed, listOf, objectOf, textOf } from './json';
import { plainText } from './plainText';

const METHODS: readonly ApiMethod[] = ['get', 'put', 'post', 'patch', 'delete'];

const isMethod = (key: string): key is ApiMethod => METHODS.some((method) => method === key);

/** An operation as defined in the contract. */
export interface ContractOperation {
  readonly id: string;
  readonly method: ApiMethod;
  readonly path: string;
  readonly value: JsonObject;
  /** Path-level parameters first, unless the operation has its own of that name; references are resolved. */
  readonly parameters: readonly JsonObject[];
}

/** All operations, in the order of the contract. */
export function contractOperations(contract: ApiContract): readonly ContractOperation[] {
  const resolved = (parameters: Json | undefined) =>
    listOf(parameters).map((one) => objectOf(followed(contract, one)));
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.keys(objectOf(item))
      .filter(isMethod)
      .map((method) => {
        const value = objectOf(objectOf(item)[method]);
        const own = resolved(value.parameters);
        const shared = resolved(objectOf(item).parameters);
        return {
          id: textOf(value.operationId),
          method,
          path,
          value,
          parameters: [
            ...shared.filter((one) => !own.some((other) => isSameParameter(one, other))),
            ...own,
          ],
        };
      }),
  );
}

/** Whether one parameter takes the place of the other (OpenAPI 3.1, Operation Object, `parameters`). */
function isSameParameter(one: JsonObject, other: JsonObject): boolean {
  return one.name === other.name && one.in === other.in;
}

/** A copy of the contract with each operation replaced by the result of `change`. */
export function mapOperations(
  contract: ApiContract,
  change: (operation: ContractOperation) => JsonObject,
): ApiContract {
  const paths = structuredClone(contract.paths) as Record<string, Record<string, JsonObject>>;
  for (const operation of contractOperations(contract)) {
    paths[operation.path]![operation.method] = change(operation);
  }
  return { ...contract, paths };
}

/** All operations as search and pages present them, in the order of the contract. */
export function operationsOf(contract: ApiContract): readonly ApiOperation[] {
  return contractOperations(contract).map(({ id, method, path, value, parameters }) => ({
    operationId: id,
    method,
    path,
    summary: textOf(value.summary),
    tag: textOf(listOf(value.tags)[0]),
    anchor: `operation/${id}`,
    description: plainText(textOf(value.description)),
    names: fieldNames(contract, { value, parameters }),
  }));
}
