import type { GatsbyNode } from 'gatsby';
import { dropCompressed } from './hosting/dropCompressed';
import { restorePages } from './pageFiles/pageFiles';
import { sitePaths } from './sitePaths';

/**
 * Gives Gatsby back the files of the last build, of which it writes anew only those that have changed (and all get other scripts
 * where those have changed).
 */
export const onPreBuild: NonNullable<GatsbyNode['onPreBuild']> = ({ getNodesByType }) => {
  dropCompressed();
  restorePages(sitePaths(getNodesByType));
};
