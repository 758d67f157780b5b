import type { Json, JsonObject } from '../../model/apiContract';

/** Whether a value is an object, and neither a list nor `null`. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object; an empty one if it is none. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The value as a list; an empty one if it is none. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** The value as text; an empty one if it is none. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** A part of a JSON pointer, without its escapes. */
const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** What a value refers to, if it is nothing but a reference into the document; otherwise the value itself. */
export function followed(document: JsonObject, value: Json | undefined): Json | undefined {
  const { $ref, ...rest } = objectOf(value);
  if (typeof $ref !== 'string' || Object.keys(rest).length > 0) return value;
  return followed(document, pointed(document, $ref));
}

/**
 * What stands at a reference into the document.
 *
 * @example pointed(contract, '#/components/schemas/Project')
 */
export function pointed(document: JsonObject, reference: string): Json | undefined {
  return reference
    .split('/')
    .slice(1)
    .map(unescaped)
    .reduce<Json | undefined>((value, key) => objectOf(value)[key], document);
}

/** A schema with what it refers to written in. What stands beside a reference wins, but what either requires is required. */
export function resolvedSchema(document: JsonObject, schema: Json | undefined): JsonObject {
  const { $ref, ...beside } = objectOf(schema);
  if (typeof $ref !== 'string') return beside;
  const target = resolvedSchema(document, pointed(document, $ref));
  const required = [...listOf(target.required), ...listOf(beside.required)];
  return { ...target, ...beside, ...(required.length > 0 && { required }) };
}
