import type { GatsbyNode } from 'gatsby';
import { RECORD_TYPE } from './search/recordNodes';

/** Keeps the search records of an earlier run, which Gatsby would remove: `createPages` finds out which of them still hold. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = ({
  actions,
  getNodesByType,
}) => {
  getNodesByType(RECORD_TYPE).forEach((node) => actions.touchNode(node));
};
