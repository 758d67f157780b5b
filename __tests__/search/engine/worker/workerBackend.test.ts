import type { SearchRequest } from '../../../../src/search/engine/contract';
import { createEngine } from '../../../../src/search/engine/engine';
import { searchServer } from '../../../../src/search/engine/worker/searchServer';
import { workerBackend } from '../../../../src/search/engine/worker/workerBackend';
import type {
  WorkerReply,
  WorkerRequest,
} from '../../../../src/search/engine/worker/workerMessages';
import { page } from '../pages';

/** A worker that keeps its messages until the test answers them. */
class FakeWorker extends EventTarget {
  readonly messages: WorkerRequest[] = [];
  readonly terminate = jest.fn();

  postMessage(message: WorkerRequest): void {
    this.messages.push(message);
  }
  reply(data: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  crash(message: string): void {
    this.dispatchEvent(new ErrorEvent('error', { message }));
  }
}

function setup() {
  const workers: FakeWorker[] = [];
  const backend = workerBackend('/search/manifest.json', () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  return { workers, backend };
}
const asking = (query: string): SearchRequest[] => [{ indexName: 'docs', params: { query } }];
const answering = (query: string) => [{ query } as never];

test('no worker is started before it is needed', () => {
  expect(setup().workers).toEqual([]);
});

test('one worker serves all searches, and each gets its own answer in any order', async () => {
  const { workers, backend } = setup();
  const answers = [backend.answer(asking('first')), backend.answer(asking('second'))];
  workers[0]!.reply({ id: 2, responses: answering('second') });
  workers[0]!.reply({ id: 1, responses: answering('first') });

  expect(await Promise.all(answers)).toEqual([[{ query: 'first' }], [{ query: 'second' }]]);
  expect(workers).toHaveLength(1);
  expect(workers[0]!.messages).toEqual([
    { id: 1, manifestUrl: '/search/manifest.json', requests: asking('first') },
    { id: 2, manifestUrl: '/search/manifest.json', requests: asking('second') },
  ]);
});

test('preparing loads the records without a search, and fails silently', async () => {
  const { workers, backend } = setup();
  backend.prepare();
  workers[0]!.reply({ id: 1, error: 'Offline.' });
  await Promise.resolve();

  expect(workers[0]!.messages).toEqual([
    { id: 1, manifestUrl: '/search/manifest.json', requests: [] },
  ]);
});

test('an error reported by the worker rejects the search it belongs to', async () => {
  const { workers, backend } = setup();
  const [wrong, right] = [backend.answer(asking('wrong')), backend.answer(asking('right'))];
  workers[0]!.reply({ id: 1, error: 'The search records could not be loaded.' });
  workers[0]!.reply({ id: 2, responses: answering('right') });

  await expect(wrong).rejects.toThrow('The search records could not be loaded.');
  await expect(right).resolves.toEqual([{ query: 'right' }]);
});

test.each<[string, (worker: FakeWorker) => void, string]>([
  ['crashes', (worker) => worker.crash('out of memory'), 'out of memory'],
  ['cannot be loaded', (worker) => worker.crash(''), 'it could not be loaded'],
  [
    'sends an unreadable answer',
    (worker) => worker.dispatchEvent(new MessageEvent('messageerror')),
    'its answer could not be read',
  ],
])(
  'a worker that %s rejects all pending searches, and the next search starts a new one',
  async (_what, fail, reason) => {
    const { workers, backend } = setup();
    const waiting = [backend.answer(asking('a')), backend.answer(asking('b'))];
    fail(workers[0]!);

    for (const search of waiting) {
      await expect(search).rejects.toThrow(
        `The search worker stopped: ${reason}. The next search restarts it.`,
      );
    }
    expect(workers[0]!.terminate).toHaveBeenCalledTimes(1);

    const again = backend.answer(asking('a'));
    expect(workers).toHaveLength(2);
    workers[0]!.crash('once more');
    workers[1]!.reply({ id: 3, responses: answering('a') });
    await expect(again).resolves.toEqual([{ query: 'a' }]);
  },
);

test('the search is rejected in a browser that cannot start workers', async () => {
  const backend = workerBackend('/search/manifest.json', () => {
    throw new Error('Workers are not allowed here.');
  });

  await expect(backend.answer(asking('a'))).rejects.toThrow('Workers are not allowed here.');
});

test('the worker understands the messages that the backend sends', async () => {
  const { workers, backend } = setup();
  const serve = searchServer(() => Promise.resolve(createEngine(page('/runs', 'Scheduled runs'))));
  const search = backend.answer(asking('schedule'));
  workers[0]!.reply(await serve(workers[0]!.messages[0]!));

  expect((await search)[0]?.hits[0]?.url).toBe('/runs');
});
