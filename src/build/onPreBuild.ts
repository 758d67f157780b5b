import type { GatsbyNode } from 'gatsby';
import { dropCompressed } from './hosting/dropCompressed';
import { beginPages } from './outputs/pagesAhead';
import { makeWay } from './pageFiles/pageFiles';

/**
 * Makes way for the pages that Gatsby writes anew, which are those that have changed, and begins what can be made while they
 * render.
 */
export const onPreBuild: NonNullable<GatsbyNode['onPreBuild']> = ({ graphql, getNodesByType }) => {
  dropCompressed();
  makeWay(getNodesByType('SitePage').map(({ path }) => String(path)));
  beginPages(graphql);
};
