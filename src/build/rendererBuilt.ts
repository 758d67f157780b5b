import type { Compiler } from 'webpack';

let tell: () => void;

/**
 * Settles when webpack has built the renderer of the HTML. From then on other processes run the queries and render the
 * pages, and the one that runs the hooks waits for them.
 */
export const rendererBuilt = new Promise<void>((resolve) => {
  tell = resolve;
});

/** The plugin of webpack that settles `rendererBuilt`. */
export const tellRendererBuilt = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('tellRendererBuilt', () => {
      tell();
    });
  },
};
