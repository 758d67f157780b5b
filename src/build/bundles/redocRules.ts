import { resolve } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** The name of the chunk with Redoc, which `loadReference` requests. */
export const REDOC_CHUNK = 'redoc';

/** Languages that Redoc can highlight but no sample uses. */
const LANGUAGES = [
  'c', 'coffeescript', 'cpp', 'csharp', 'csv', 'go', 'http', 'java', 'lua', 'markup', 'markup-templating', 'objectivec',
  'perl', 'php', 'q', 'ruby', 'scala', 'sql', 'swift', 'yaml',
]; // prettier-ignore

/** Packages that Redoc imports but this site never uses. */
const UNREACHED = [
  // Reading, bundling and converting contracts, which the build does.
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
  // Sanitizing untrusted contracts.
  'dompurify',
  ...LANGUAGES.map((language) => `prismjs/components/prism-${language}.js`),
];

/**
 * Bundles Redoc in the same way for the browser and the HTML, which have to match. It gets its own copy of styled-components:
 * Redoc uses all of it, which the pages then need not load, and its numbered class names do not depend on the pages.
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
      // XML samples.
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
