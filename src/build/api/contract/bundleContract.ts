import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ApiContract, Json, JsonObject } from '../../../model/api/apiContract';
import { API_REFERENCE } from '../../../model/api/apiReference';
import { contractYaml } from './contractYaml';
import { isObject, objectOf } from './json';
import type { Path } from './pathsIn';

/** The file that the others are referred to from. */
export const ROOT = join('openapi', 'openapi.yaml');

/** Folders whose files become components; files in other folders are inlined where they are used. */
export const COMPONENTS = ['schemas', 'parameters', 'headers', 'responses', 'examples'];

/** A file that became a component, and what it became. */
interface Component {
  readonly file: string;
  readonly value: Json;
}

type Components = Readonly<Record<string, Map<string, Component>>>;

/** Where a value stands: its file, and the keys that lead to it. */
interface Place {
  readonly file: string;
  readonly path: Path;
}

/**
 * The contract as one document: paths are inlined, everything else goes under `components`, sorted by name. Throws for a file that
 * cannot be read or found; the message starts with the file and line of the mistake.
 */
export function bundleContract(root: string = ROOT): ApiContract {
  const components = Object.fromEntries(
    COMPONENTS.map((kind) => [kind, new Map<string, Component>()] as const),
  );
  const document = objectOf(bundledFile(root, components));
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
    { file: root, path: ['components', kind] },
    `The ${kind} of the contract must come from files in the folder ${kind}. Move each one into its own file there and refer to that file.`,
  );
}

function bundledFile(file: string, components: Components): Json {
  return bundled(read(file), { file, path: [] }, components);
}

function bundled(value: Json, place: Place, components: Components): Json {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map((entry, index) =>
      bundled(entry, within(place, String(index)), components),
    );
  }
  if (!isObject(value)) return value;
  if (typeof value.$ref !== 'string') return entriesOf(value, place, components);

  const { $ref, ...siblings } = value;
  const reference = within(place, '$ref');
  if ($ref.includes('#')) {
    throw mistake(
      reference,
      `The $ref leads to ${$ref}, but the contract is assembled from files. Change it to the path of a file, such as ../schemas/Id.yaml.`,
    );
  }
  const target = join(dirname(place.file), $ref);
  if (!isFile(target)) {
    const message = `The $ref leads to ${target}, which is not a file. Correct it or add the file.`;
    throw mistake(reference, message);
  }
  const kind = basename(dirname(target));
  const byName = components[kind];
  if (!byName) return bundledFile(target, components);

  const name = basename(target, '.yaml');
  const namesake = byName.get(name)?.file ?? target;
  if (namesake !== target) {
    const message = `The $ref leads to ${target}, but ${namesake} has the same name in the contract. Rename one of the two files.`;
    throw mistake(reference, message);
  }
  if (!byName.has(name)) {
    // Registered before it is read, so that a schema can refer to itself.
    byName.set(name, { file: target, value: null });
    byName.set(name, { file: target, value: bundledFile(target, components) });
  }
  return { $ref: `#/components/${kind}/${name}`, ...entriesOf(siblings, place, components) };
}

function entriesOf(value: JsonObject, place: Place, components: Components): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      bundled(entry, within(place, key), components),
    ]),
  );
}

function within({ file, path }: Place, key: string): Place {
  return { file, path: [...path, key] };
}

function sorted(byName: ReadonlyMap<string, Component>): JsonObject {
  const entries = [...byName].map(([name, { value }]) => [name, value] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function read(file: string): JsonObject {
  if (isFile(file)) return contractYaml(file).values as JsonObject;
  throw new Error(
    `${file}:1: The file does not exist. Add it, or remove its folder and the page of kind ${API_REFERENCE}.`,
  );
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

function mistake({ file, path }: Place, message: string): Error {
  return new Error(`${file}:${contractYaml(file).lineOf(...path)}: ${message}`);
}
