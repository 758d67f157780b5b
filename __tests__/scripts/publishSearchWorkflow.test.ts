import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Workflow {
  readonly on: { readonly push: { readonly paths: readonly string[] } };
}

const { paths } = (parse(readFileSync('.github/workflows/publish-search.yml', 'utf8')) as Workflow)
  .on.push;

// Everything that affects search results: the pages, and the code of the records and of the index settings.
test.each([
  'content/docs/getting-started/what-is-hex.mdx',
  'openapi/openapi.yaml',
  'src/build/search/algoliaSettings.ts',
  'src/model/search/searchRecord.ts',
  'site.config.ts',
  'gatsby-config.ts',
  'plugins/gatsby-remark-apply/index.js',
  'package-lock.json',
])('a change of %s publishes the search', (file) => {
  expect(paths.some((path) => file.startsWith(path.replace(/\*\*$/, '')))).toBe(true);
});
