import type { SearchRequest, SearchResponse } from '../contract';

/** A message to the worker; without requests it only prepares the index. */
export interface WorkerRequest {
  readonly id: number;
  readonly manifestUrl: string;
  readonly requests: readonly SearchRequest[];
}

/** The worker's answer to the message with the same id. */
export type WorkerReply =
  | { readonly id: number; readonly responses: readonly SearchResponse[] }
  | { readonly id: number; readonly error: string };
