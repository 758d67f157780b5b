import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { contentAt, objectOf, operation, placeAt, schemas, type Json } from './contract';

/** A schema whose references point to the shared components, so that it can be compiled on its own. */
const linked = (schema: Json) =>
  objectOf(
    JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components/schemas/', '"contract#/$defs/'),
    ) as Json,
  );

const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  // These two would have a rule repeat the types and properties of the schema it belongs to.
  strictTypes: false,
  strictRequired: false,
});
addFormats(ajv);
ajv.addVocabulary(['x-enumDescriptions', 'x-status', 'x-error']);
ajv.addSchema({ $id: 'contract', $defs: linked(schemas) });

const compiled = new Map<string, ValidateFunction>();

/** The errors of a value against the schema at a place; empty if it is valid. */
export function errorsAt(keys: readonly string[], value: Json): readonly ErrorObject[] {
  const name = keys.join(' ');
  const validate = compiled.get(name) ?? ajv.compile(linked(placeAt(keys).value));
  compiled.set(name, validate);
  void validate(value);
  return validate.errors ?? [];
}

/** An error in short: its place and keyword. */
export const short = ({ instancePath, keyword }: ErrorObject): string =>
  `${instancePath} ${keyword}`.trim();

/**
 * The keys of the schema of a target, which is the name of a schema or a part of an operation.
 *
 * @example keysOf('Project'); keysOf('RunProject body'); keysOf('RunProject 422'); keysOf('ListUsers limit');
 */
export function keysOf(target: string): readonly string[] {
  const [name = '', part] = target.split(' ');
  if (part === undefined) return ['components', 'schemas', name];

  const { keys, parameters } = operation(name);
  const inOperation = part === 'body' ? ['requestBody'] : ['responses', part];
  const [body] = /^(?:body|\d+)$/.test(part) ? contentAt([...keys, ...inOperation]) : [];
  if (body) return placeAt([...body.keys, 'schema']).keys;

  const parameter = parameters.find(({ value }) => (value as { name?: Json }).name === part);
  if (!parameter) throw new Error(`${name} has no parameter ${part}`);
  return placeAt([...parameter.keys, 'schema']).keys;
}
