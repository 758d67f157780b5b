import { highlightTags } from './highlightTags';

/** How many results come at a time. */
export const BATCH = 20;

/** The parameters, apart from the query, that the interface sends to either search. */
export const searchParameters = {
  ...highlightTags,
  hitsPerPage: BATCH,
  attributesToSnippet: ['content:15'],
  snippetEllipsisText: '…',
};
