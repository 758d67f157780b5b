import { answer } from './answer';
import type { SearchBackend } from './contract';
import type { SearchEngine } from './engine';

/** A backend that searches where it is called, without a worker. */
export function localBackend(engine: SearchEngine): SearchBackend {
  return {
    answer: (requests) =>
      Promise.resolve().then(() => requests.map((request) => answer(engine, request))),
  };
}
