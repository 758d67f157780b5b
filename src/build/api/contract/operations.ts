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
  /** Path-level parameters first, with references resolved. */
  readonly parameters: readonly JsonObject[];
}

/** All operations, in the order of the contract. */
export function contractOperations(contract: ApiContract): readonly ContractOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.keys(objectOf(item))
      .filter(isMethod)
      .map((method) => {
        const value = objectOf(objectOf(item)[method]);
        const parameters = [...listOf(objectOf(item).parameters), ...listOf(value.parameters)];
        return {
          id: textOf(value.operationId),
          method,
          path,
          value,
          parameters: parameters.map((one: Json) => objectOf(followed(contract, one))),
        };
      }),
  );
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
