import type { SearchBackend, SearchResponse } from '../contract';
import type { WorkerReply } from './workerMessages';

interface Pending {
  resolve(responses: readonly SearchResponse[]): void;
  reject(error: Error): void;
}

/** A backend in a worker that is started by the first request, and again after a crash. */
interface WorkerBackend extends SearchBackend {
  /** Loads the records ahead of the first search; a failure shows up again at that search. */
  prepare(): void;
}

/** A backend over the records that a manifest names, in its own worker. */
export function workerBackend(manifestUrl: string, start = startWorker): WorkerBackend {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let lastId = 0;

  const failed = (stopped: Worker, reason: string) => {
    if (worker !== stopped) return;
    stopped.terminate();
    worker = undefined;
    const error = new Error(`The search worker stopped: ${reason}. The next search restarts it.`);
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

// The bundler recognizes a worker, and emits a file for it, only in this exact form.
function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}
