import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ApiContract, Json, JsonObject } from '../../../model/api/apiContract';
import { API_REFERENCE } from '../../../model/api/apiReference';
import { contractYaml } from './contractYaml';
import { isObject, objectOf } from './json';

/** The file that the others are referred to from. */
export const ROOT = join('openapi', 'openapi.yaml');

/** Folders whose files become components; files in other folders are inlined where they are used. */
export const COMPONENTS = ['schemas', 'parameters', 'headers', 'responses', 'examples'];

type Components = Readonly<Record<string, Map<string, Json>>>;

/**
 * The contract as one document: paths are inlined, everything else goes under `components`, sorted by name. Throws for a file that
 * cannot be read or found; the message starts with the file and line of the mistake.
 */
export function bundleContract(root: string = ROOT): ApiContract {
  const components = Object.fromEntries(
    COMPONENTS.map((kind) => [kind, new Map<string, Json>()] as const),
  );
  const document = objectOf(bundled(read(root), root, components));
  refuseInline(objectOf(document.components), root);
  const found = Object.entries(components)
    .filter(([, byName]) => byName.size > 0)
    .map(([kind, byName]) => [kind, sorted(byName)] as const);
  return {
    ...document,
    components: { ...objectOf(document.components), ...Object.fromEntries(found) },
  } as unknown as ApiContract;
}

function refuseInline(components: JsonObject, root: string): void {
  const kind = COMPONENTS.find((one) => one in components);
  if (!kind) return;
  throw mistake(
    root,
    `${kind}:`,
    `The ${kind} of the contract must come from files in the folder ${kind}. Move each one into its own file there and refer to that file.`,
  );
}

function bundled(value: Json, file: string, components: Components): Json {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((entry) => bundled(entry, file, components));
  }
  if (!isObject(value)) return value;
  if (typeof value.$ref !== 'string') return entriesOf(value, file, components);

  const { $ref, ...siblings } = value;
  if ($ref.includes('#')) {
    throw mistake(
      file,
      $ref,
      `The $ref leads to ${$ref}, but the contract is assembled from files. Change it to the path of a file, such as ../schemas/Id.yaml.`,
    );
  }
  const target = join(dirname(file), $ref);
  if (!isFile(target)) {
    const message = `The $ref leads to ${target}, which is not a file. Correct it or add the file.`;
    throw mistake(file, $ref, message);
  }
  const kind = basename(dirname(target));
  const byName = components[kind];
  if (!byName) return bundled(read(target), target, components);

  const name = basename(target, '.yaml');
  if (!byName.has(name)) {
    // Registered before it is read, so that a schema can refer to itself.
    byName.set(name, null);
    byName.set(name, bundled(read(target), target, components));
  }
  return { $ref: `#/components/${kind}/${name}`, ...entriesOf(siblings, file, components) };
}

function entriesOf(value: JsonObject, file: string, components: Components): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, bundled(entry, file, components)]),
  );
}

function sorted(byName: ReadonlyMap<string, Json>): JsonObject {
  return Object.fromEntries([...byName].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function read(file: string): JsonObject {
  if (isFile(file)) return contractYaml(file).values as JsonObject;
  throw new Error(
    `${file}:1: The file does not exist. Add it, or remove its folder and the page of kind ${API_REFERENCE}.`,
  );
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** An error about the first line of a file that contains `written`. */
function mistake(file: string, written: string, message: string): Error {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(written)) + 1 || 1;
  return new Error(`${file}:${line}: ${message}`);
}
