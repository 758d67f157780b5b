import type { EventEmitter } from 'node:events';
import type { Compiler } from 'webpack';

let tell: () => void;
const rendererBuilt = new Promise<void>((resolve) => {
  tell = resolve;
});

/** The plugin of webpack that tells when it has built the renderer of the HTML. */
export const tellRendererBuilt = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('tellRendererBuilt', () => {
      tell();
    });
  },
};

/** What Gatsby says when it has run the queries and is about to hand the pages to the processes that render them. */
const RENDERING = 'HTML_TRACKED_PAGES_CLEANUP';

/**
 * Resolves when this process, which runs the hooks, has little left to do but wait: once the renderer is built, other processes
 * run the queries and render the pages. Where there is no processor for them (`scripts/gatsby.mjs`), this one runs the queries
 * itself, and waits only while the pages are rendered.
 */
export function whenMostlyIdle(emitter: EventEmitter): Promise<void> {
  if (process.env.GATSBY_CPU_COUNT !== '1') return rendererBuilt;
  return new Promise((resolve) => {
    emitter.on(RENDERING, resolve);
  });
}
