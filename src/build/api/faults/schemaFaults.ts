import { Ajv2020 } from 'ajv/dist/2020';
import { basename, dirname } from 'node:path';
import type { Json, JsonObject } from '../../../model/api/apiContract';
import { pointerKeys } from '../../../model/api/pointerKeys';
import type { Fault } from '../../../model/fault';
import { contractSources } from '../contract/contractSources';
import { contractYaml } from '../contract/contractYaml';
import { atPath, pathsIn, type Path } from '../contract/pathsIn';

/** The values in the schemas of the contract that JSON Schema does not allow there, such as `type: strng`. */
export function schemaFaults(): readonly Fault[] {
  const ajv = new Ajv2020({ allErrors: true });
  // Examples contain made-up names, such as `schema`.
  const files = contractSources().filter((file) => folderOf(file) !== 'examples');
  return files.flatMap((file) => {
    const { values, lineOf } = contractYaml(file);
    const whole = values as JsonObject;
    const schemas = folderOf(file) === 'schemas' ? [[]] : pathsIn(whole, (key) => key === 'schema');
    return schemas.flatMap((path) =>
      refused(ajv, atPath(whole, path)).map((below) => ({
        file,
        line: lineOf(...path, ...below),
        message: `A schema cannot have ${JSON.stringify(atPath(whole, [...path, ...below]))} as "${below.join('.')}". Correct it.`,
      })),
    );
  });
}

const folderOf = (file: string) => basename(dirname(file));

/** The paths in a schema of values that are not allowed there. */
function refused(ajv: Ajv2020, schema: Json): readonly Path[] {
  void ajv.validateSchema(schema as boolean | JsonObject);
  return [
    ...(ajv.errors ?? []).map(({ instancePath }) => pointerKeys(instancePath)),
    ...pathsIn(
      schema,
      (key, value) => key === 'pattern' && typeof value === 'string' && !isPattern(value),
    ),
    ...pathsIn(
      schema,
      (key, value) => key === 'enum' && Array.isArray(value) && value.length === 0,
    ),
  ];
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}
