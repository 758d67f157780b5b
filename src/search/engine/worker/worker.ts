import { loadEngine, searchServer } from './searchServer';
import type { WorkerRequest } from './workerMessages';

const serve = searchServer(loadEngine);

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void serve(data).then((reply) => postMessage(reply));
});
