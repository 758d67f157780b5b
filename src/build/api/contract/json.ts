import type { Json, JsonObject } from '../../../model/api/apiContract';
import { pointerKeys } from '../../../model/api/pointerKeys';

/** Whether a value is an object, but neither an array nor `null`. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object, otherwise an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The value if it is an array, otherwise an empty one. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** The value if it is a string, otherwise an empty one. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Resolves a value that is nothing but a reference into the document; any other value is returned as is. */
export function followed(document: JsonObject, value: Json | undefined): Json | undefined {
  const { $ref, ...rest } = objectOf(value);
  if (typeof $ref !== 'string' || Object.keys(rest).length > 0) return value;
  return followed(document, pointed(document, $ref));
}

/**
 * The value that a reference points to in the document.
 *
 * @example pointed(contract, '#/components/schemas/Project')
 */
export function pointed(document: JsonObject, reference: string): Json | undefined {
  return pointerKeys(reference).reduce<Json | undefined>(
    (value, key) => objectOf(value)[key],
    document,
  );
}

/** A schema merged with the ones it refers to. Siblings of a `$ref` win, except that `required` lists are combined. */
export function resolvedSchema(document: JsonObject, schema: Json | undefined): JsonObject {
  const { $ref, ...siblings } = objectOf(schema);
  if (typeof $ref !== 'string') return siblings;
  const target = resolvedSchema(document, pointed(document, $ref));
  const required = [...listOf(target.required), ...listOf(siblings.required)];
  return { ...target, ...siblings, ...(required.length > 0 && { required }) };
}
