import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Compiler, Configuration } from 'webpack';
import { aliasesAt } from './bundles/aliases';
import { noteBrowserPackages } from './bundles/browserPackages';
import { compilingOnce } from './bundles/compileRules';
import { helmetRules } from './bundles/helmetRules';
import { lazyImportRules } from './bundles/lazyImportRules';
import { redocRules } from './bundles/redocRules';
import { withoutEnvironment, withoutFetch } from './bundles/rendererEnvironment';
import { minimized, shortNames } from './bundles/smallBundles';
import { signalRendererBuilt } from './whenMostlyIdle';

/** Facts that always hold in a browser, so that code for other environments is dropped. */
const KNOWN = {
  'typeof window': '"object"',
  'typeof document': '"object"',
} as const;

/**
 * Keeps webpack from following every import of Gatsby and of all loaders, which takes seconds, to learn whether its cache is
 * outdated: `codeStamp` empties the cache when one of them changes.
 */
const withoutDependencies = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('withoutDependencies', ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};

/** Makes the bundles small and quick to build: a fast minimiser, no source maps, no code that no page reaches. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
  plugins,
}) => {
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  const built = stage.startsWith('build');
  actions.setWebpackConfig({
    resolve: { alias: aliasesAt(stage) },
    module: { rules: [...redocRules(stage), ...helmetRules(stage), ...lazyImportRules(stage)] },
    plugins: [withoutDependencies],
  });
  if (built) actions.setWebpackConfig({ devtool: false });
  if (stage === 'build-html') actions.setWebpackConfig({ plugins: [signalRendererBuilt] });
  const inBrowser = stage === 'build-javascript';
  if (inBrowser) actions.setWebpackConfig({ plugins: [define(KNOWN), noteBrowserPackages] });
  const config = (getConfig as () => Configuration)();
  actions.replaceWebpackConfig({
    ...config,
    plugins:
      stage === 'build-html'
        ? withoutEnvironment(withoutFetch(config.plugins ?? []))
        : config.plugins,
    module: { ...config.module, rules: compilingOnce(config.module?.rules ?? [], built) },
    ...(inBrowser
      ? {
          entry: { app: resolve('src/app/start.ts') },
          output: shortNames(config.output),
          optimization: minimized(config.optimization),
        }
      : {}),
  });
};
