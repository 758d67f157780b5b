import type { EventEmitter } from 'node:events';
import type { Compiler } from 'webpack';

let signal: () => void;
const rendererBuilt = new Promise<void>((resolve) => {
  signal = resolve;
});

/** A webpack plugin that signals when webpack has built the HTML renderer. */
export const signalRendererBuilt = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('signalRendererBuilt', () => {
      signal();
    });
  },
};

/** The action Gatsby emits once it has run the queries and is about to hand the pages to the rendering processes. */
const RENDERING = 'HTML_TRACKED_PAGES_CLEANUP';

/**
 * Resolves when this process, which runs the hooks, has little left to do but wait. Once the renderer is built, other processes
 * run the queries and render the pages. On a machine with too few processors (`scripts/gatsby.mjs`), this process runs the
 * queries itself and is idle only while the pages are rendered.
 */
export function whenMostlyIdle(emitter: EventEmitter): Promise<void> {
  if (process.env.GATSBY_CPU_COUNT !== '1') return rendererBuilt;
  return new Promise((resolve) => {
    emitter.on(RENDERING, resolve);
  });
}
