import type { GatsbyConfig } from 'gatsby';
import type { Root } from 'mdast';
import { existsSync } from 'node:fs';
import { annotate } from './src/build/content/compile/annotate';
import { CONTENT_FOLDERS } from './src/build/content/contentFiles';
import { isUnreadable } from './src/build/content/unreadable';
import { withoutPrefix } from './src/build/content/compile/withoutPrefix';
import { algoliaPlugin, algoliaProblem } from './src/build/search/algoliaPlugin';
import { siteConfig } from './site.config';

const source = (name: string) => ({
  resolve: 'gatsby-source-filesystem',
  // A file with unreadable front matter would stop Gatsby immediately; we report it together with all other mistakes. Files
  // with a leading dot belong to editors and operating systems.
  options: { name, path: `content/${name}`, ignore: ['**/.*', isUnreadable] },
});

// Only with keys: without them the search is embedded, and the plugin would stop the build. Problems with the keys are reported
// in onPreInit, since Gatsby would go on without any configuration if this file threw an error.
const algolia = algoliaProblem(process.env, siteConfig.search)
  ? null
  : algoliaPlugin(process.env, siteConfig.search);

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    // The types are in the repository, so CI builds need not write them.
    generateOnBuild: process.env.CI === undefined,
    typesOutputPath: 'src/gatsby-types.d.ts',
    // The files with queries: searching all of src takes some seconds of every build.
    documentSearchPaths: ['./src/{pages,templates}/*.tsx', './src/build/{learnPages,*/*}.ts'],
  },
  plugins: [
    ...CONTENT_FOLDERS.filter((name) => name !== 'versions' || existsSync(`content/${name}`)).map(
      source,
    ),
    'gatsby-plugin-mdx',
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        plugins: [
          {
            resolve: 'gatsby-remark-apply',
            options: {
              transform: (tree: Root, { basePath, body }: { basePath: string; body: string }) =>
                annotate(withoutPrefix(tree, basePath), body),
            },
          },
        ],
      },
    },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-styled-components',
      // In production, the names of components would make up a tenth of every page.
      options: { displayName: process.env.NODE_ENV !== 'production' },
    },
    ...(algolia ? [algolia] : []),
  ],
};

export default config;
