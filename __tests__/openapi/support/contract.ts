import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Bundling runs in a separate process.
jest.setTimeout(60_000);

const METHODS = ['get', 'post', 'patch', 'delete'] as const;

/** Any value from YAML or JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, otherwise an empty one. */
export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The value if it is an array, otherwise an empty one. */
export const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** The value if it is a string, otherwise an empty one. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Runs Redocly on the contract, with the rules in its folder. */
export function redocly(...args: readonly string[]) {
  const [command = '', ...options] = args;
  const program = require.resolve('@redocly/cli/bin/cli.js');
  return spawnSync(
    process.execPath,
    [program, command, 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', ...options],
    { encoding: 'utf8', timeout: 60_000 },
  );
}

function bundled(): JsonObject {
  const folder = mkdtempSync(join(tmpdir(), 'learn-contract-'));
  try {
    const file = join(folder, 'openapi.json');
    const { status, stderr } = redocly('bundle', '--output', file);
    if (status !== 0) throw new Error(`The contract cannot be bundled:\n${stderr}`);
    return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The contract as one document in which all references point to components. */
export const contract = bundled();

export const schemas = objectOf(objectOf(contract.components).schemas);

/** A place in the contract and its value, with references resolved. */
export interface Place {
  readonly keys: readonly string[];
  readonly value: Json;
}

/** The place at a path of keys from the root, following references without siblings. Throws if it does not exist. */
export function placeAt(keys: readonly string[]): Place {
  let place: Place = { keys: [], value: contract };
  for (const key of keys) {
    const value = Array.isArray(place.value)
      ? (place.value as readonly Json[])[Number(key)]
      : objectOf(place.value)[key];
    if (value === undefined)
      throw new Error(`The contract has nothing at ${keys.join(' / ')}: no ${key}`);
    place = followed({ keys: [...place.keys, key], value });
  }
  return place;
}

function followed(place: Place): Place {
  const { $ref, ...rest } = objectOf(place.value);
  if (typeof $ref !== 'string' || Object.keys(rest).length > 0) return place;
  return placeAt($ref.replace('#/', '').split('/'));
}

/** An operation, including the parameters of its path. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly keys: readonly string[];
  readonly value: JsonObject;
  readonly parameters: readonly Place[];
}

/** All operations, in the order of the contract. */
export const operations: readonly Operation[] = Object.entries(objectOf(contract.paths)).flatMap(
  ([path, item]) =>
    METHODS.filter((method) => method in objectOf(item)).map((method) => {
      const keys = ['paths', path, method];
      const value = objectOf(objectOf(item)[method]);
      const parametersAt = (at: readonly string[], list: Json | undefined) =>
        listOf(list).map((_, index) => placeAt([...at, 'parameters', String(index)]));
      return {
        id: textOf(value.operationId),
        method,
        path,
        keys,
        value,
        parameters: [
          ...parametersAt(['paths', path], objectOf(item).parameters),
          ...parametersAt(keys, value.parameters),
        ],
      };
    }),
);

/** The operation with the given id. Throws if there is none. */
export function operation(id: string): Operation {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
}

/** The content of a request body or response, one place for each media type. */
export function contentAt(keys: readonly string[]): readonly Place[] {
  const { keys: at, value } = placeAt(keys);
  return Object.keys(objectOf(objectOf(value).content)).map((type) =>
    placeAt([...at, 'content', type]),
  );
}

/** The response statuses of an operation. */
export const statusesOf = (one: Operation): readonly string[] =>
  Object.keys(objectOf(one.value.responses));

/** Visits a value and everything below it. */
export function walk(
  value: Json,
  visit: (value: Json, keys: readonly string[]) => void,
  keys: readonly string[] = [],
): void {
  visit(value, keys);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries<Json>(value as JsonObject)) {
    walk(child, visit, [...keys, key]);
  }
}
