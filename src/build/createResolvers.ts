import type { GatsbyNode } from 'gatsby';
import { compiledContent } from './content/compiledContent';
import { embedPictures } from './content/embedPictures';
import type { ResolvedContent } from './content/resolvedBody';
import { treeControls } from './content/treeControls';
import { openCaches } from './openCaches';
import { textSections } from './search/textSections';

/** Compiles a page's body when a query asks for it, puts its pictures in, and reads its text for the search. */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = async (args) => {
  await openCaches(args.getCache);
  const content = { content: { type: 'PageContent!', resolve: compiledContent() } };
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
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
