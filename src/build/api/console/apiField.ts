import type { ApiField, ApiRule, NamedField, ObjectField } from '../../../model/api/apiConsole';
import type { ApiContract, Json, JsonObject } from '../../../model/api/apiContract';
import { isObject, listOf, objectOf, resolvedSchema, textOf } from '../contract/json';
import { plainText } from '../contract/plainText';
import { allOfRules } from './requestSchema';

/** Keywords in order of precedence: the error of a schema belongs to the first one it has. */
const ERROR_KEYWORDS = ['maximum', 'maxItems', 'pattern', 'enum', 'minLength', 'minimum'];

/** The form field for values of a schema that is `within` the components with these references. */
export function apiField(
  contract: ApiContract,
  schema: Json | undefined,
  within: readonly string[] = [],
): ApiField {
  const flat = resolvedSchema(contract, schema);
  const facts = factsOf(flat);
  const types = [flat.type ?? []].flat();
  const $ref = textOf(objectOf(schema).$ref);
  // A form for a component within itself would have no end.
  if ($ref !== '' && within.includes($ref)) return { kind: 'json', ...facts };
  const here = [...within, $ref];

  const options = optionsOf(contract, flat, here);
  if (options.length > 0) return { kind: 'alternatives', ...facts, options };
  const choices = choicesOf(flat);
  if (choices.length > 0) return { kind: 'choice', ...facts, choices };
  if (isObject(flat.properties)) return objectField(contract, flat, here);
  if (types.includes('array')) {
    const { maxItems } = flat;
    const entry = apiField(contract, flat.items, here);
    return { kind: 'list', ...facts, entry, ...(isNumber(maxItems) && { most: maxItems }) };
  }
  if (types.includes('boolean')) return { kind: 'switch', ...facts };
  if (types.includes('integer') || types.includes('number')) {
    const whole = types.includes('integer') && ({ whole: true } as const);
    return { kind: 'number', ...facts, ...whole, ...limitsOf(flat) };
  }
  if (types.includes('string')) {
    const format = textOf(flat.format);
    const secret = flat.writeOnly === true && ({ secret: true } as const);
    // Only the description says so.
    const lines = /\bPEM\b/.test(facts.hint || '') && ({ lines: true } as const);
    return { kind: 'text', ...facts, ...(format && { format }), ...secret, ...lines };
  }
  return { kind: 'json', ...facts };
}

/** The objects that a value can be one of; empty if any alternative is not an object with known properties. */
function optionsOf(contract: ApiContract, { oneOf }: JsonObject, within: readonly string[]) {
  const options = listOf(oneOf).map((one, index) => ({
    title: textOf(objectOf(one).title) || `Alternative ${index + 1}`,
    flat: resolvedSchema(contract, one),
    within: [...within, textOf(objectOf(one).$ref)],
  }));
  if (!options.every(({ flat }) => isObject(flat.properties))) return [];
  return options.map(({ title, flat, within: around }) => ({
    title,
    field: objectField(contract, flat, around),
  }));
}

/** The form fields of an object with known properties. */
export function objectField(
  contract: ApiContract,
  flat: JsonObject,
  within: readonly string[] = [],
): ObjectField {
  const required = listOf(flat.required);
  const fields = Object.entries(objectOf(flat.properties)).map(([name, schema]): NamedField => ({
    name,
    ...(required.includes(name) && { required: true }),
    field: apiField(contract, schema, within),
  }));
  return {
    kind: 'object',
    ...factsOf(flat),
    fields,
    rules: allOfRules(contract, flat).map(ruleOf),
  };
}

function ruleOf(rule: JsonObject): ApiRule {
  const error = textOf(rule['x-error']);
  return {
    sentence: plainText(textOf(rule.description)),
    fields: listOf(objectOf(rule.not).required).map(textOf),
    status: isNumber(rule['x-status']) ? rule['x-status'] : 400,
    ...(error && { error }),
  };
}

function factsOf(flat: JsonObject) {
  const hint = plainText(textOf(flat.description));
  const error = textOf(flat['x-error']);
  const keyword = ERROR_KEYWORDS.find((one) => one in flat);
  return {
    ...(hint && { hint }),
    ...([flat.type].flat().includes('null') && { nullable: true as const }),
    ...(flat.deprecated === true && { deprecated: true as const }),
    ...(flat.default !== undefined && { initial: flat.default }),
    ...(error && keyword && { refusal: { keyword, error } }),
  };
}

/** The values of an enum with their meanings; empty if any is neither a string nor null. */
function choicesOf(flat: JsonObject) {
  const meanings = objectOf(flat['x-enumDescriptions']);
  const values = listOf(flat.enum).filter((value) => value !== null);
  if (!values.every((value) => typeof value === 'string')) return [];
  return values.map((value) => {
    const meaning = plainText(textOf(meanings[value]));
    return meaning ? { value, meaning } : { value };
  });
}

function limitsOf({ minimum, exclusiveMinimum, maximum }: JsonObject) {
  return {
    ...(isNumber(minimum) && { minimum }),
    ...(isNumber(exclusiveMinimum) && { above: exclusiveMinimum }),
    ...(isNumber(maximum) && { maximum }),
  };
}

const isNumber = (value: Json | undefined): value is number => typeof value === 'number';
