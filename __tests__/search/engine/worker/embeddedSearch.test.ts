import { createEngine } from '../../../../src/search/engine/engine';
import { embeddedSearch } from '../../../../src/search/engine/worker/embeddedSearch';
import { searchServer } from '../../../../src/search/engine/worker/searchServer';
import type { WorkerRequest } from '../../../../src/search/engine/worker/workerMessages';
import { page } from '../pages';

const serve = searchServer(() => Promise.resolve(createEngine(page('/runs', 'Scheduled runs'))));
const started: string[] = [];

/** A worker that runs in the test's own thread. */
class LocalWorker extends EventTarget {
  constructor(url: URL) {
    super();
    started.push(url.pathname.split('/').at(-1) ?? '');
  }
  postMessage(message: WorkerRequest): void {
    void serve(message).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

test('the client searches in a worker that starts on first use', async () => {
  Object.assign(globalThis, { Worker: LocalWorker });
  const client = embeddedSearch('/search/manifest.json');
  expect(started).toEqual([]);

  client.prepare();
  const { results } = await client.search([{ indexName: 'docs', params: { query: 'runs' } }]);

  expect(results[0]?.hits[0]?.url).toBe('/runs');
  expect(started).toEqual(['worker.ts']);
});
