import type { GatsbyNode } from 'gatsby';
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { SITE_FRAME_FILE } from './frame/writeSiteFrame';

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
  [resolve('.cache/static-query.js')]: resolve('src/app/gatsby/staticQuery.ts'),
  // These ask for all of styled-components and of the router, where a part is enough.
  [resolve('node_modules/gatsby-plugin-styled-components/gatsby-browser.js')]: false,
  [resolve(
    'node_modules/gatsby/node_modules/gatsby-react-router-scroll/use-scroll-restoration.js',
  )]: false,
  // InstantSearch: the address of the search page is ours, and nobody is to be counted.
  [resolve('node_modules/instantsearch.js/es/lib/routers/history.js')]: false,
  [resolve('node_modules/instantsearch.js/es/middlewares/createInsightsMiddleware.js')]: false,
  // Links: the app follows plain ones.
  'gatsby-link': resolve('src/app/gatsby/gatsbyLink.ts'),
} as const;

/** What is always so in the bundles of the browser; what would deal with anything else is left out. */
const KNOWN = {
  'typeof window': '"object"',
  'typeof document': '"object"',
} as const;

/** Parts that stand for others wherever the site is rendered. */
const REPLACED = {
  'site-frame': resolve(SITE_FRAME_FILE),
  [resolve('.cache/route-announcer-props.js')]: resolve('src/app/gatsby/routeAnnouncerProps.ts'),
} as const;

/** Makes the bundles small and quick to build: a fast minimiser, no source maps, nothing that no page reaches. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
  plugins,
}) => {
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({ resolve: { alias: REPLACED } });
  if (!stage.startsWith('build')) return;
  actions.setWebpackConfig({ devtool: false });
  if (stage !== 'build-javascript') return;

  actions.setWebpackConfig({ resolve: { alias: UNREACHED }, plugins: [define(KNOWN)] });
  const config = (getConfig as () => Configuration)();
  const minimizer = [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: {
        compress: { passes: 2, inline: 0, reduce_funcs: false, reduce_vars: false },
        format: { comments: false },
      },
      extractComments: false,
    }),
  ];
  actions.replaceWebpackConfig({ ...config, optimization: { ...config.optimization, minimizer } });
};
