import { contentPath } from '../../../src/model/address/contentPath';

test.each([
  ['index.mdx', '/docs'],
  ['connect/index.mdx', '/docs/connect'],
  ['connect/snowflake.mdx', '/docs/connect/snowflake'],
  ['connect/snowflake.MDX', '/docs/connect/snowflake'],
  ['indexes.mdx', '/docs/indexes'],
])('%s is served at %s', (file, address) => {
  expect(contentPath('/docs', file)).toBe(address);
});
