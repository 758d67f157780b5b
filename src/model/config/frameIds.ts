/**
 * Ids of elements around a page's text. No heading may have one of them, since a link would lead to the first of the
 * two.
 */
export const FRAME_IDS: readonly string[] = [
  'main',
  'sidebar',
  'contents-beside',
  'announcer',
  'related-pages',
  'page-tutorials',
  'page-changes',
  'page-docs',
  'page-question',
  'lattice',
  'reader-says',
  'foot-messages',
  'reference-menu',
  'shortcuts-title',
  'shortcuts-why',
  '___gatsby',
  'gatsby-announcer',
  'gatsby-focus-wrapper',
  'gatsby-script-loader',
];
