import type { GatsbyNode } from 'gatsby';
import { rmSync } from 'node:fs';
import { cacheIsOurs } from './codeStamp';

/**
 * Makes sure that nothing stale or unfinished is left in `public`. Gatsby keeps results until the content changes, but
 * they also depend on the code of `src/build`; and a build that fails must not look like one that can be deployed.
 * Gatsby clears its cache by itself when `public` is gone.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // `npm start` noted which sources `public` was made from; from now on that may be wrong.
  rmSync('.cache/built-sources', { force: true });
  if (!cacheIsOurs()) rmSync('public', { recursive: true, force: true });

  if (process.env.NODE_ENV !== 'production') return;
  process.on('exit', (exitCode) => {
    if (exitCode !== 0) rmSync('public', { recursive: true, force: true });
  });
};
