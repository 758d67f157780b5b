import type { GatsbyNode } from 'gatsby';
import { dropCompressed } from './hosting/dropCompressed';
import { clearPages, restorePages } from './pageFiles/pageFiles';
import { sitePaths } from './sitePaths';

/** The action Gatsby emits when it is about to put other scripts into the files of all pages. */
const NEW_SCRIPTS = 'SLICES_SCRIPTS_REGENERATED';

/** Removes what the last build published and this one must not find, and gives Gatsby back its own files if it needs them. */
export const onPreBuild: NonNullable<GatsbyNode['onPreBuild']> = ({ getNodesByType, emitter }) => {
  dropCompressed();
  clearPages(sitePaths(getNodesByType));
  emitter.on(NEW_SCRIPTS, restorePages);
};
