import type { Json } from '../support/contract';

export const ACCEPTED = 'accepted';

/**
 * A payload, and whether a schema accepts it.
 *
 * - schema: a name in `openapi/schemas`, or a part of an operation, such as `RunProject body` or `ListUsers limit`
 * - verdict: `accepted`, or the rule that the payload violates
 * - error: where the payload violates it, and the keyword
 */
export type Row = readonly [schema: string, payload: Json, verdict: string, error?: string];

export const ID = '5bbf9f4a-0a4e-4f6f-9d3c-2f6f0f6a1b7e';
export const TRACE = '8f14e45fceea167a5a36dedd4bea2543';
export const TIME = '2025-10-29T00:32:34.846Z';

/** A list with the given number of equal entries. */
export const times = (count: number, entry: Json): Json => Array<Json>(count).fill(entry);
