/** An event that keeps the worker alive until its work is done. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { readonly data: unknown }) => void,
  ): void;
}

/** The worker's global scope, which the DOM types do not cover. */
export const worker = globalThis as unknown as WorkerScope;

/** The address of the site, with a trailing slash. */
export const site = () => worker.registration.scope;
