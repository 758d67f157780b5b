import type { GatsbyNode } from 'gatsby';
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Chunk, Compiler, Configuration } from 'webpack';
import { API_CONSOLES_FILE, API_VALIDATORS_FILE } from './api/console/writeConsole';
import { SHOWN_CONTRACT_FILE } from './outputs/writeContract';
import { noteBrowserPackages } from './browserPackages';
import { compilingOnce } from './compileRules';
import { laterRules } from './laterRules';
import { withoutEnvironment } from './rendererEnvironment';
import { REDOC_CHUNK, redocRules } from './redocRules';
import { SITE_FRAME_FILE, SITE_HOME_FILE } from './frame/writeSiteFrame';
import { tellRendererBuilt } from './whenMostlyIdle';

// As webpack names it, which looks behind links.
const ROUTER_SCROLL = realpathSync('node_modules/gatsby/node_modules/gatsby-react-router-scroll');

/** Parts of libraries that no page of this site reaches; they would be a twentieth of what a first visit loads. */
const UNREACHED = {
  // Gatsby's Script component and what runs third-party scripts in a worker.
  '@builder.io/partytown/integration': false,
  'gatsby-script': false,
  [resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  // Slices, service workers.
  [resolve('.cache/slice.js')]: false,
  [resolve('.cache/register-service-worker.js')]: false,
  // Vendor prefixes, which styled-components asks for only when told to.
  [resolve('node_modules/stylis/src/Prefixer.js')]: false,
  // The Head API: react-helmet does its work.
  [resolve('.cache/head/head-export-handler-for-browser.js')]: resolve(
    'src/app/gatsby/headHandlerForBrowser.ts',
  ),
  [resolve('.cache/prefetch.js')]: resolve('src/app/gatsby/prefetch.ts'),
  [resolve('.cache/redirect-utils.js')]: resolve('src/app/gatsby/redirectUtils.ts'),
  [resolve('.cache/static-query.js')]: resolve('src/app/gatsby/staticQuery.ts'),
  // Where the reader goes back before a page has come.
  [resolve('.cache/ensure-resources.js')]: resolve('src/app/gatsby/ensureResources.tsx'),
  'prop-types': resolve('src/app/gatsby/propTypes.cjs'),
  // These ask for all of styled-components and of the router, where a part is enough.
  [resolve('node_modules/gatsby-plugin-styled-components/gatsby-browser.js')]: false,
  [resolve(ROUTER_SCROLL, 'use-scroll-restoration.js')]: false,
  // InstantSearch: we keep the address of the search page ourselves, and count no clicks.
  [resolve('node_modules/instantsearch.js/es/lib/routers/history.js')]: false,
  [resolve('node_modules/instantsearch.js/es/middlewares/createInsightsMiddleware.js')]: false,
  // Scroll positions: ours also hold for jumps within a page.
  [resolve(ROUTER_SCROLL, 'scroll-handler.js')]: resolve('src/app/gatsby/scrollHandler.ts'),
  // react-helmet compares the whole head on each page, only to find that it differs.
  'react-fast-compare': resolve('src/app/gatsby/sameProps.cjs'),
  // What the router checks its children by.
  invariant: resolve('src/app/gatsby/invariant.cjs'),
  // Links: the app follows plain ones.
  'gatsby-link': resolve('src/app/gatsby/gatsbyLink.ts'),
} as const;

/** It has one file for browsers and servers. */
const HELMET = {
  test: /[\\/]react-helmet[\\/]es[\\/]Helmet\.js$/,
  use: [resolve('src/build/helmetChanges.mjs')],
};

/** What always holds in a browser; code for anything else is left out. */
const KNOWN = {
  'typeof window': '"object"',
  'typeof document': '"object"',
} as const;

/** Parts that stand for others wherever the site is rendered. */
const REPLACED = {
  'site-frame': resolve(SITE_FRAME_FILE),
  'site-home': resolve(SITE_HOME_FILE),
  'api-contract-address$': `${resolve(SHOWN_CONTRACT_FILE)}?address`,
  'api-contract$': resolve(SHOWN_CONTRACT_FILE),
  'api-consoles': resolve(API_CONSOLES_FILE),
  'api-validators': resolve(API_VALIDATORS_FILE),
  redoc$: resolve('node_modules/redoc/bundles/redoc.browser.lib.js'),
  [resolve('.cache/route-announcer-props.js')]: resolve('src/app/gatsby/routeAnnouncerProps.ts'),
} as const;

/** What the build writes into pages, and the browser finds there. */
const ON_SERVER = {
  [resolve('src/reference/redoc/builtHtml.ts')]: resolve(
    'src/reference/redoc/builtHtmlOnServer.tsx',
  ),
} as const;

/**
 * Keeps webpack from following each import of Gatsby and of all loaders, for seconds, to know when its cache is outdated: it
 * is emptied when one of them changes (`codeStamp`).
 */
const withoutDependencies = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('withoutDependencies', ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};

/** Makes the bundles small and quick to build: a fast minimiser, no source maps, nothing that no page reaches. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
  plugins,
}) => {
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  const built = stage.startsWith('build');
  const alias = stage === 'build-html' ? { ...REPLACED, ...ON_SERVER } : REPLACED;
  actions.setWebpackConfig({
    resolve: { alias },
    module: { rules: [...redocRules(stage), ...laterRules(stage)] },
  });
  actions.setWebpackConfig({ plugins: [withoutDependencies] });
  if (built) actions.setWebpackConfig({ devtool: false });
  if (stage === 'build-html') actions.setWebpackConfig({ plugins: [tellRendererBuilt] });
  const inBrowser = stage === 'build-javascript';
  if (inBrowser) {
    actions.setWebpackConfig({
      resolve: { alias: UNREACHED },
      module: { rules: [HELMET] },
      plugins: [define(KNOWN), noteBrowserPackages],
    });
  }
  const config = (getConfig as () => Configuration)();
  actions.replaceWebpackConfig({
    ...config,
    plugins: stage === 'build-html' ? withoutEnvironment(config.plugins ?? []) : config.plugins,
    module: { ...config.module, rules: compilingOnce(config.module?.rules ?? [], built) },
    ...(inBrowser
      ? { output: briefNames(config.output), optimization: small(config.optimization) }
      : {}),
  });
};

/**
 * Every page knows the names of all files: half as long they still change with what is in them. In a folder of their own
 * hosts can be told that they never change.
 */
function briefNames(output: Configuration['output']): Configuration['output'] {
  return {
    ...output,
    filename: 'assets/[name]-[contenthash].js',
    chunkFilename: 'assets/[name]-[contenthash].js',
    hashDigestLength: 8,
    chunkLoadingGlobal: 'chunks',
    uniqueName: 'w',
  };
}

/** Bundles are made small by a fast minimiser. */
function small(optimization: Configuration['optimization']): Configuration['optimization'] {
  const minimizer = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: {
      compress: { passes: 2, inline: 0, reduce_funcs: false, reduce_vars: false },
      format: { comments: false },
    },
    extractComments: false,
  });
  const { splitChunks } = optimization ?? {};
  return {
    ...optimization,
    minimizer: [minimizer],
    splitChunks: splitChunks && fewChunks(splitChunks),
  };
}

type Splitting = Exclude<
  NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>,
  false
>;

/**
 * Redoc is one file, so that the start of every page has one name to know. What some parts share is a file for these parts:
 * Gatsby puts what any two parts without names share into one, so that a page loads the search for a line of something else.
 */
function fewChunks(splitChunks: Splitting): Splitting {
  const { shared, ...groups } = splitChunks.cacheGroups ?? {};
  const name = (_module: unknown, chunks: readonly Chunk[]) =>
    createHash('sha1').update(chunks.map(askedFor).sort().join()).digest('hex').slice(0, 8);
  return {
    ...splitChunks,
    chunks: (chunk) => chunk.name !== REDOC_CHUNK,
    cacheGroups: {
      ...groups,
      ...(shared ? { shared: { ...(shared as object), name } } : {}),
    },
  };
}

/** The name of a chunk, or what is asked for where it is loaded. */
function askedFor({ name, groupsIterable }: Chunk): string {
  const origins = [...groupsIterable].flatMap((group) => group.origins);
  return (
    name ??
    origins
      .map(({ request }) => request)
      .sort()
      .join()
  );
}
