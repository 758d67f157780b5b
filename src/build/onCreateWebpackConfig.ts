import type { GatsbyNode } from 'gatsby';
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

/** Parts of libraries that no page of this site reaches; they would be a twentieth of what a first visit loads. */
const UNREACHED = {
  // Gatsby's Script component and what runs third-party scripts in a worker.
  '@builder.io/partytown/integration': false,
  'gatsby-script': false,
  // Vendor prefixes, which styled-components asks for only when told to.
  [resolve('node_modules/stylis/src/Prefixer.js')]: false,
  // The Head API: react-helmet does its work.
  [resolve('.cache/head/head-export-handler-for-browser.js')]: resolve(
    'src/app/headHandlerForBrowser.ts',
  ),
} as const;

/** Makes the bundles small and quick to build: a fast minimiser, no source maps, nothing that no page reaches. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  if (!stage.startsWith('build')) return;
  actions.setWebpackConfig({ devtool: false });
  if (stage !== 'build-javascript') return;

  actions.setWebpackConfig({ resolve: { alias: UNREACHED } });
  const config = (getConfig as () => Configuration)();
  const minimizer = [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: { compress: { passes: 2 }, format: { comments: false } },
      extractComments: false,
    }),
  ];
  actions.replaceWebpackConfig({ ...config, optimization: { ...config.optimization, minimizer } });
};
