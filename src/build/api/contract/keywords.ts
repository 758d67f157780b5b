import type { Json } from '../../../model/api/apiContract';

/**
 * The keywords whose keys are names: a field or an answer that is called `default` is no default (OpenAPI 3.1, JSON Schema
 * 2020-12).
 */
const NAMING = new Set([
  ...['$defs', 'dependentSchemas', 'patternProperties', 'properties'],
  ...['callbacks', 'content', 'encoding', 'examples', 'headers', 'links', 'parameters'],
  ...['paths', 'requestBodies', 'responses', 'schemas', 'securitySchemes', 'variables'],
]);

/** Whether the keys below a keyword are names that the contract gives, not keywords. */
export function areNamesBelow(keyword: string): boolean {
  return NAMING.has(keyword);
}

/**
 * Whether a keyword contains a made-up value, whose keys mean nothing to OpenAPI; `examples` of a schema are a list, others
 * have names.
 */
export function isMadeUp(keyword: string, value: Json): boolean {
  return (
    /^(?:example|default|value|x-.*)$/.test(keyword) ||
    (keyword === 'examples' && Array.isArray(value))
  );
}
