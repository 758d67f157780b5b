import type { GatsbyNode } from 'gatsby';
import { dropCompressed } from './hosting/dropCompressed';
import { othersWork } from './othersWork';
import { beginPages } from './outputs/pagesAhead';
import { restorePages } from './pageFiles/pageFiles';

/**
 * Gives Gatsby back the files of the last build, of which it writes anew only those that have changed (and all get other scripts
 * where those have changed), and begins what can be made while they render.
 */
export const onPreBuild: NonNullable<GatsbyNode['onPreBuild']> = ({
  graphql,
  getNodesByType,
  emitter,
}) => {
  dropCompressed();
  restorePages(getNodesByType('SitePage').map(({ path }) => String(path)));
  beginPages(graphql, othersWork(emitter));
};
