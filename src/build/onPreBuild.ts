import type { GatsbyNode } from 'gatsby';
import { dropCompressed } from './hosting/dropCompressed';
import { restorePages } from './pageFiles/pageFiles';
import { sitePaths } from './sitePaths';

/**
 * Gives Gatsby back the files of the last build, so that it rewrites only the pages that have changed (or all of them, when the
 * scripts they load have changed).
 */
export const onPreBuild: NonNullable<GatsbyNode['onPreBuild']> = ({ getNodesByType }) => {
  dropCompressed();
  restorePages(sitePaths(getNodesByType));
};
