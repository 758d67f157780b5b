import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ApiContract, Json, JsonObject } from '../../model/apiContract';
import { API_REFERENCE } from '../../model/apiReference';
import { requiredYaml } from '../content/readYaml';
import { isObject, objectOf } from './json';

const ROOT = join('openapi', 'openapi.yaml');

/** Folders whose files become components; all others are written in where they are used. */
const COMPONENTS = ['schemas', 'parameters', 'headers', 'responses', 'examples'];

type Components = Readonly<Record<string, Map<string, Json>>>;

/** The contract as one document: its paths written out, everything else under `components`, ordered by name. */
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
  throw new Error(
    `${root} holds components/${kind}, which come from the files of the folder ${kind} alone. Move each into a file of its own there, and refer to that file.`,
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
    throw new Error(
      `${file} refers to ${$ref}. The contract is put together from files: write the path of a file into the $ref, such as ../schemas/Id.yaml.`,
    );
  }
  const target = join(dirname(file), $ref);
  const kind = basename(dirname(target));
  const byName = components[kind];
  if (!byName) return bundled(read(target, file), target, components);

  const name = basename(target, '.yaml');
  if (!byName.has(name)) {
    // Known before it is read, so that a schema may contain itself.
    byName.set(name, null);
    byName.set(name, bundled(read(target, file), target, components));
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

function read(file: string, from?: string): JsonObject {
  return requiredYaml(file, textAt(file, from)).values as JsonObject;
}

function textAt(file: string, from: string | undefined): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error(
    from
      ? `${from} refers to ${file}, which does not exist. Correct the $ref, or add the file.`
      : `The contract of the API is missing: there is no ${file}. Add it, or take away the page of the kind ${API_REFERENCE}.`,
  );
}
