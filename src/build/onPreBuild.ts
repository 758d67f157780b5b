import type { GatsbyNode } from 'gatsby';
import { dropCompressed } from './hosting/dropCompressed';
import { restorePages } from './pageFiles/pageFiles';

/** Gives Gatsby back the files of the last build, of which it writes anew only those that have changed. */
export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  dropCompressed();
  restorePages();
};
