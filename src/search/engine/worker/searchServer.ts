import { fetchJson } from '../../../data/fetchJson';
import {
  readRecords,
  type SearchManifest,
  type SearchStore,
} from '../../../model/search/searchStore';
import { answer } from '../answer/answer';
import { createEngine, type SearchEngine } from '../engine';
import type { WorkerReply, WorkerRequest } from './workerMessages';

/** Answers requests from records that are loaded once; if loading fails, the next request tries again. */
export function searchServer(
  load: (manifestUrl: string) => Promise<SearchEngine>,
): (request: WorkerRequest) => Promise<WorkerReply> {
  const engines = new Map<string, Promise<SearchEngine>>();

  return async ({ id, manifestUrl, requests }) => {
    const loading = engines.get(manifestUrl) ?? load(manifestUrl);
    engines.set(manifestUrl, loading);
    try {
      const engine = await loading;
      return { id, responses: requests.map((request) => answer(engine, request)) };
    } catch (error) {
      await loading.catch(() => engines.delete(manifestUrl));
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** Loads the records that a manifest names into an engine. */
export async function loadEngine(manifestUrl: string): Promise<SearchEngine> {
  // Never a stale manifest: the file it names may be gone.
  const { records } = await load<SearchManifest>(manifestUrl, { cache: 'no-cache' });
  const file = manifestUrl.replace(/[^/]*$/, records);
  return createEngine(readRecords(await load<SearchStore>(file)));
}

const load = <Data>(url: string, options?: RequestInit) =>
  fetchJson<Data>(url, `The search records ${url}`, options);
