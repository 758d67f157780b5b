import type { SearchBackend, SearchResponse } from './contract';
import type { WorkerReply } from './workerMessages';

interface Pending {
  resolve(responses: readonly SearchResponse[]): void;
  reject(error: Error): void;
}

/** A backend in a worker, which starts with the first message and again after it has failed. */
interface WorkerBackend extends SearchBackend {
  /** Loads the records ahead of the first search; when that fails, the search will tell. */
  prepare(): void;
}

/** A backend over the file of records at an address, in a worker of its own. */
export function workerBackend(manifestUrl: string, start = startWorker): WorkerBackend {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let lastId = 0;

  const failed = (stopped: Worker, reason: string) => {
    if (worker !== stopped) return;
    stopped.terminate();
    worker = undefined;
    const error = new Error(
      `The search worker stopped: ${reason}. The next search starts it anew.`,
    );
    const waiting = [...pending.values()];
    pending.clear();
    waiting.forEach(({ reject }) => reject(error));
  };
  const running = (): Worker => {
    if (worker) return worker;
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const waiting = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.responses);
    });
    started.addEventListener('error', ({ message }) =>
      failed(started, message || 'it could not be loaded'),
    );
    started.addEventListener('messageerror', () => failed(started, 'its answer could not be read'));
    worker = started;
    return started;
  };
  const answer: SearchBackend['answer'] = (requests) =>
    new Promise((resolve, reject) => {
      const target = running();
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      target.postMessage({ id: lastId, manifestUrl, requests });
    });
  return {
    answer,
    prepare() {
      answer([]).catch(() => undefined);
    },
  };
}

// Only in this spelling does the bundler find the worker and make a file of it.
function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}
