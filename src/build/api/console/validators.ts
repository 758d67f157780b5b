import { Ajv2020 } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { fastFormats } from 'ajv-formats/dist/formats';
import type { ApiContract, Json, JsonObject } from '../../../model/api/apiContract';
import { listOf, objectOf } from '../contract/json';
import { contractOperations } from '../contract/operations';
import { allOfRules, requestSchema } from './requestSchema';

/** Source of a self-contained module with a request validator for each operation id; it generates no code at run time. */
export function validatorsModule(contract: ApiContract): string {
  const ajv = validation(contract);
  // An operation id may not be a name in JavaScript.
  const names = contractOperations(contract).map((operation, index) => {
    const name = `operation${index}`;
    ajv.addSchema(bare(contract, requestSchema(contract, operation)), name);
    return [operation.id, name] as const;
  });
  const code = standaloneCode(ajv, Object.fromEntries(names.map(([, name]) => [name, name])));
  const entries = names.map(([id, name]) => `${JSON.stringify(id)}: ${name}`);
  return `${code}\nexport default { ${entries.join(', ')} };\n`;
}

function validation(contract: ApiContract): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    // These two would have a rule repeat the types and properties of the schema it belongs to.
    strictTypes: false,
    strictRequired: false,
    // A contract may have formats of its own.
    strictSchema: false,
    messages: false,
    // Counting characters instead of UTF-16 units would need code from a package.
    unicode: false,
    logger: false,
    code: { source: true, esm: true, lines: false, optimize: 2 },
  });
  // Only regular expressions can be part of the module; all other formats accept any value.
  for (const [name, format] of Object.entries(fastFormats)) {
    const pattern = isPattern(format) ? format : (format as { validate?: unknown }).validate;
    ajv.addFormat(name, isPattern(pattern) ? pattern : true);
  }
  const defined = Object.entries(objectOf(contract.components.schemas)).map(
    ([name, schema]) => [name, bare(contract, schema)] as const,
  );
  ajv.addSchema({ $id: 'contract', $defs: Object.fromEntries(defined) });
  return ajv;
}

const isPattern = (value: unknown): value is RegExp => value instanceof RegExp;

const CHECKED = new Set([
  'additionalProperties', 'allOf', 'anyOf', 'const', 'enum', 'exclusiveMaximum', 'exclusiveMinimum', 'format', 'items',
  'maxItems', 'maxLength', 'maxProperties', 'maximum', 'minItems', 'minLength', 'minProperties', 'minimum', 'multipleOf',
  'not', 'oneOf', 'pattern', 'properties', 'required', 'type', 'uniqueItems',
]); // prettier-ignore

/** A schema reduced to the checked keywords. Rules in `allOf` are inlined, so that an error shows which one is violated. */
function bare(contract: ApiContract, schema: Json): JsonObject | boolean {
  if (typeof schema === 'boolean') return schema;
  const { $ref, ...rest } = objectOf(schema);
  const written = { ...rest, allOf: allOfRules(contract, rest) };
  const kept = Object.entries(written)
    .filter(([key]) => CHECKED.has(key))
    .map(([key, value]): [string, Json] => [key, bareValue(contract, key, value)]);
  return {
    ...(typeof $ref === 'string' && {
      $ref: $ref.replace('#/components/schemas', 'contract#/$defs'),
    }),
    ...Object.fromEntries(kept.filter(([key]) => key !== 'allOf' || written.allOf.length > 0)),
    // JSON Schema does not define this format.
    ...(rest.format === 'int32' && rest.maximum === undefined && { maximum: 2 ** 31 - 1 }),
  };
}

function bareValue(contract: ApiContract, key: string, value: Json): Json {
  if (key === 'properties') {
    const fields = Object.entries(objectOf(value));
    return Object.fromEntries(fields.map(([name, schema]) => [name, bare(contract, schema)]));
  }
  if (key === 'items' || key === 'not' || key === 'additionalProperties') {
    return bare(contract, value);
  }
  if (/^(?:all|any|one)Of$/.test(key)) return listOf(value).map((one) => bare(contract, one));
  return value;
}
