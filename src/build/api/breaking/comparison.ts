import type { ApiContract, Json, JsonObject } from '../../../model/apiContract';
import { objectOf } from '../json';

/** Requests break when less is accepted, answers when more is possible. */
export type Direction = 'requests' | 'answers';

/** Two contracts that are compared, and what has been compared already. */
export interface Comparison {
  readonly released: ApiContract;
  readonly current: ApiContract;
  readonly seen: Set<string>;
}

/** Two schemas of one thing, the released and the current one. */
export interface SchemaPair {
  /** What they describe, as in `RunRequest.viewId`. */
  readonly where: string;
  readonly direction: Direction;
  readonly released: JsonObject;
  readonly current: JsonObject;
}

/** Compares what stands at a part of a pair. */
export type Below = (
  part: string,
  released: Json | undefined,
  current: Json | undefined,
) => readonly string[];

/** A sentence about a pair: where, what has changed, and whom it breaks. */
export function said(
  { where, direction }: Pick<SchemaPair, 'where' | 'direction'>,
  what: string,
  why: string,
): string {
  return `${where} (${direction}): ${what}. ${why}`;
}

/** The fields that can stand in requests or in answers: a secret is never answered. */
export function fieldsIn(direction: Direction, schema: JsonObject): JsonObject {
  const hidden = direction === 'requests' ? 'readOnly' : 'writeOnly';
  return Object.fromEntries(
    Object.entries(objectOf(schema.properties)).filter(([, field]) => !objectOf(field)[hidden]),
  );
}
