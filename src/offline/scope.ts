/** An event that the browser lets the worker finish. */
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

/** The worker's own view of the browser, which the types of pages do not know. */
export const worker = globalThis as unknown as WorkerScope;

/** The address of the site, with a slash at its end. */
export const site = () => worker.registration.scope;
