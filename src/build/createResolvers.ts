import type { GatsbyNode } from 'gatsby';
import { compiledContent } from './content/compiledContent';
import { embedPictures } from './content/embedPictures';

/** Compiles a page's body when a query asks for it, and puts its pictures in. */
export const createResolvers: NonNullable<GatsbyNode['createResolvers']> = (args) => {
  const content = { content: { type: 'PageContent!', resolve: compiledContent() } };
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Doc: content,
    Tutorial: content,
    Category: content,
    ChangelogEntry: content,
    PageContent: { tree: { resolve: embedPictures(args) } },
  });
};
