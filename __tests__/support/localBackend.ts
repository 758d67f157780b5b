import { answer } from '../../src/search/engine/answer/answer';
import type { SearchBackend } from '../../src/search/engine/contract';
import type { SearchEngine } from '../../src/search/engine/engine';

/** A backend that searches in the calling thread, without a worker. */
export function localBackend(engine: SearchEngine): SearchBackend {
  return {
    answer: (requests) =>
      Promise.resolve().then(() => requests.map((request) => answer(engine, request))),
  };
}
