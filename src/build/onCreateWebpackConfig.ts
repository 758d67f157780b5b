import type { GatsbyNode } from 'gatsby';

/** Leaves out source maps, which nobody is served and which cost the build seconds. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage.startsWith('build')) actions.setWebpackConfig({ devtool: false });
};
