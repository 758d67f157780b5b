import { resolve } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** The name of the chunk that holds Redoc, by which `loadReference` asks for it. */
export const REDOC_CHUNK = 'redoc';

/** Languages that Redoc can colour and no sample is written in. */
const LANGUAGES = [
  'c', 'coffeescript', 'cpp', 'csharp', 'csv', 'go', 'http', 'java', 'lua', 'markup', 'markup-templating', 'objectivec',
  'perl', 'php', 'q', 'ruby', 'scala', 'sql', 'swift', 'yaml',
]; // prettier-ignore

/** Packages that Redoc asks for and this site does not reach. */
const UNREACHED = [
  // Reading, bundling and converting contracts: the build does it.
  '@redocly/openapi-core/lib/bundle',
  '@redocly/openapi-core/lib/config/config',
  'call-me-maybe',
  'fast-safe-stringify',
  'yaml',
  // Its search.
  'lunr',
  'mark.js',
  // Its menu.
  'perfect-scrollbar',
  'perfect-scrollbar/css/perfect-scrollbar.css',
  // For contracts of strangers.
  'dompurify',
  ...LANGUAGES.map((language) => `prismjs/components/prism-${language}.js`),
];

/**
 * How Redoc is bundled, for the browser as for the HTML: what it shows has to be the same in both. It has a copy of
 * styled-components for itself: it uses all of it, of which the pages then need not load what they do not use; and the
 * names of its classes, which are numbered, do not depend on the pages.
 */
export function redocRules(stage: string): RuleSetRule[] {
  const browser = stage.endsWith('html') ? '' : '.browser';
  const styledComponents = `node_modules/styled-components/dist/styled-components${browser}.cjs.js`;
  return [
    {
      test: /[\\/](?:node_modules[\\/]redoc[\\/]bundles|src[\\/]reference[\\/]redoc)[\\/]/,
      resolve: {
        alias: {
          polished: resolve('src/reference/redoc/polished.ts'),
          'styled-components$': resolve(styledComponents),
          'select-in-sight$': resolve('src/reference/redoc/SelectInSight.tsx'),
          ...without(UNREACHED),
        },
      },
    },
    {
      test: /[\\/]node_modules[\\/]openapi-sampler[\\/]/,
      // Samples in XML.
      resolve: { alias: without(['fast-xml-parser']) },
    },
    {
      test: /[\\/]redoc\.browser\.lib\.js$/,
      use: [resolve('src/build/bundles/redocChanges.mjs')],
    },
    {
      resourceQuery: /^\?address$/,
      type: 'asset/resource',
      generator: { filename: 'static/api-contract-[contenthash][ext]' },
    },
  ];
}

function without(names: readonly string[]): Record<string, false> {
  return Object.fromEntries(names.map((name) => [`${name}$`, false]));
}
