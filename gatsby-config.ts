import type { GatsbyConfig } from 'gatsby';
import type { Root } from 'mdast';
import { existsSync } from 'node:fs';
import { annotate } from './src/build/content/annotate';
import { isUnreadable } from './src/build/content/unreadable';
import { withoutPrefix } from './src/build/content/withoutPrefix';
import { algoliaPlugin, algoliaProblem } from './src/build/search/algoliaPlugin';
import { siteConfig } from './site.config';

const source = (name: string) => ({
  resolve: 'gatsby-source-filesystem',
  // A file whose front matter cannot be read would stop Gatsby at once; we report it with all the other faults. What begins with
  // a dot is of editors and systems.
  options: { name, path: `content/${name}`, ignore: ['**/.*', isUnreadable] },
});

// Only with its keys: without them the search is embedded, and the plugin would stop the build. Gatsby goes on without any
// configuration when this file throws: what is wrong with the keys is told in onPreInit.
const algolia = algoliaProblem(process.env, siteConfig.search)
  ? null
  : algoliaPlugin(process.env, siteConfig.search);

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    // They are in the repository: what is built to be published has no use for new ones.
    generateOnBuild: process.env.CI === undefined,
    typesOutputPath: 'src/gatsby-types.d.ts',
    // Where queries stand: to look for them in all of src takes some seconds of every build.
    documentSearchPaths: ['./src/{pages,templates}/*.tsx', './src/build/{learnPages,*/*}.ts'],
  },
  plugins: [
    source('docs'),
    source('tutorials'),
    source('changelog'),
    ...(existsSync('content/versions') ? [source('versions')] : []),
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
      // The names of components would be a tenth of every page.
      options: { displayName: process.env.NODE_ENV !== 'production' },
    },
    ...(algolia ? [algolia] : []),
  ],
};

export default config;
