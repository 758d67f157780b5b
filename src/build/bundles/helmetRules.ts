import { resolve } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** How react-helmet is bundled for the browser: it has one file for browsers and servers. */
export function helmetRules(stage: string): RuleSetRule[] {
  if (stage !== 'build-javascript') return [];
  return [
    {
      test: /[\\/]react-helmet[\\/]es[\\/]Helmet\.js$/,
      use: [resolve('src/build/bundles/helmetChanges.mjs')],
    },
  ];
}
