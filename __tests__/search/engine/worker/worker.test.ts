import { recordsFile } from '../../../../src/build/search/recordsFile';
import type { WorkerRequest } from '../../../../src/search/engine/worker/workerMessages';
import { page } from '../pages';

test('the worker loads the records from the address in the message and posts its answer', async () => {
  const { text } = recordsFile(page('/runs', 'Scheduled runs'));
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(JSON.parse(text)) } as Response),
  );
  const posted = new Promise((resolve) => {
    globalThis.postMessage = resolve;
  });
  await import('../../../../src/search/engine/worker/worker');
  const requests = [{ indexName: 'docs', params: { query: 'runs' } }];
  const data: WorkerRequest = { id: 7, manifestUrl: '/search/manifest.json', requests };
  dispatchEvent(new MessageEvent('message', { data }));

  expect(await posted).toMatchObject({ id: 7, responses: [{ nbHits: 1, query: 'runs' }] });
});
