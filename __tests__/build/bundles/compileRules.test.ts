import { resolve } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { compilingOnce } from '../../../src/build/bundles/compileRules';

const inProject = (path: string) => !path.includes('node_modules');
const gatsbyRules = (): RuleSetRule[] => [
  { test: /\.(js|mjs|jsx|ts|tsx)$/, include: inProject, loader: 'of Gatsby' },
  { test: /\.css$/, loader: 'of styles' },
  { test: /\.tsx?$/, loader: 'of gatsby-plugin-typescript' },
];

/** The loaders that apply to a file. */
function loadersOf(path: string, rules: readonly RuleSetRule[]): unknown[] {
  const file = resolve(path);
  return rules
    .filter(({ test, include }) => (test as RegExp).test(file) && includes(include, file))
    .map(({ loader }) => loader);
}

function includes(include: RuleSetRule['include'], file: string): boolean {
  return include === undefined || (include as (path: string) => boolean)(file);
}

test.each([
  ['src/layout/Navbar.tsx', 'babel-loader'],
  ['src/layout/Seo.tsx', 'swc-loader'],
  ['src/search/engine/worker/worker.ts', 'swc-loader'],
  ['src/templates/ContentPage.tsx', 'of Gatsby'],
  ['src/pages/index.tsx', 'of Gatsby'],
  ['gatsby-browser.tsx', 'of Gatsby'],
  ['.cache/production-app.js', 'of Gatsby'],
  ['src/theme/print.css', 'of styles'],
])('%s is compiled once in a build', (path, loader) => {
  expect(loadersOf(path, compilingOnce(gatsbyRules(), true))).toEqual([loader]);
});

test.each(['src/layout/Navbar.tsx', 'src/templates/ContentPage.tsx'])(
  'in development, Gatsby compiles %s once, so that changes show immediately',
  (path) => {
    expect(loadersOf(path, compilingOnce(gatsbyRules(), false))).toEqual(['of Gatsby']);
  },
);

test.each([
  ['has no separate rule for TypeScript', gatsbyRules().slice(0, 2)],
  ['lacks the expected compile rule', gatsbyRules().slice(1)],
])('a Gatsby that %s stops the build', (_, rules) => {
  expect(() => compilingOnce(rules, true)).toThrow(
    'src/build/bundles/compileRules.ts: The compile rules of Gatsby have changed. Check its new version, and update this file.',
  );
});
