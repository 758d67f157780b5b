import { highlightTags } from './highlightTags';

/** How many results come at a time. */
export const BATCH = 20;

/** What the interface asks of either search mode, beside the query. */
export const searchParameters = {
  ...highlightTags,
  hitsPerPage: BATCH,
  attributesToSnippet: ['content:15'],
  snippetEllipsisText: '…',
};
