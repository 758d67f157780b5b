import { resolve } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** Bundles react-helmet for the browser without its server code, which is in the same file. */
export function helmetRules(stage: string): RuleSetRule[] {
  if (stage !== 'build-javascript') return [];
  return [
    {
      test: /[\\/]react-helmet[\\/]es[\\/]Helmet\.js$/,
      use: [resolve('src/build/bundles/helmetChanges.mjs')],
    },
  ];
}
