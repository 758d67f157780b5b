import type { GatsbyNode } from 'gatsby';
import { compiledContent } from './content/trees/compiledContent';
import { embedPictures } from './content/pictures/embedPictures';
import type { ResolvedContent } from './content/trees/resolvedBody';
import { treeControls } from './content/trees/treeControls';
import { openCaches } from './openCaches';
import { allSearchRecord } from './search/recordsField';
import { textSections } from './search/textSections';

/** Pages by their ids, for pages that combine them. With a filter, such a page would depend on every page of the site. */
const pagesById = {
  type: '[LearnPage!]!',
  args: { ids: '[String!]!' },
  resolve: (_: unknown, { ids }: { ids: string[] }, { nodeModel }: PageContext) =>
    nodeModel.getNodesByIds({ ids }),
};

interface PageContext {
  readonly nodeModel: { getNodesByIds(query: { ids: string[] }): unknown };
}

/** Compiles a page's body when a query asks for it, embeds its pictures, and extracts its text for the search. */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = async (args) => {
  await openCaches(args.getCache);
  const content = { content: { type: 'PageContent!', resolve: compiledContent() } };
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Query: { learnPagesById: pagesById, allSearchRecord },
    Doc: content,
    Tutorial: content,
    Category: content,
    ChangelogEntry: content,
    PageContent: {
      tree: { resolve: treeControls(embedPictures(args)) },
      sections: { resolve: ({ tree }: ResolvedContent) => textSections(tree) },
    },
  });
};
