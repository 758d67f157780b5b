import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CACHED_TEXTS } from '../cachedText';

/**
 * Begins to compile the MDX of all pages in a thread of its own, where none has been cached yet: Gatsby has a while to go before
 * it asks for the first page. Returns the thread, if there is one.
 */
export function readAhead(): Worker | undefined {
  if (existsSync(CACHED_TEXTS)) return undefined;
  const thread = new Worker(resolve('src/build/content/readAheadThread.mjs'));
  // What keeps a file from being read is told where its page is made.
  thread.on('error', () => undefined);
  thread.unref();
  return thread;
}
