import type { ApiContract, Json, JsonObject } from '../../../model/api/apiContract';
import { objectOf } from '../contract/json';

/** Requests break when less is accepted, responses when more is possible. */
export type Direction = 'requests' | 'responses';

/** The two contracts to compare, and the pairs of schemas already compared. */
export interface Comparison {
  readonly released: ApiContract;
  readonly current: ApiContract;
  readonly seen: Set<string>;
}

/** The released and the current schema of the same thing. */
export interface SchemaPair {
  /** What they describe, such as `RunRequest.viewId`. */
  readonly where: string;
  readonly direction: Direction;
  readonly released: JsonObject;
  readonly current: JsonObject;
}

/** Compares one part of a pair, such as a field. */
export type Below = (
  part: string,
  released: Json | undefined,
  current: Json | undefined,
) => readonly string[];

/** A message about a pair: where, what changed and who is affected. */
export function said(
  { where, direction }: Pick<SchemaPair, 'where' | 'direction'>,
  what: string,
  why: string,
): string {
  return `${where} (${direction}): ${what}. ${why}`;
}

/** The fields that can occur in requests or in responses: write-only ones are never returned, read-only ones never sent. */
export function fieldsIn(direction: Direction, schema: JsonObject): JsonObject {
  const hidden = direction === 'requests' ? 'readOnly' : 'writeOnly';
  return Object.fromEntries(
    Object.entries(objectOf(schema.properties)).filter(([, field]) => !objectOf(field)[hidden]),
  );
}
