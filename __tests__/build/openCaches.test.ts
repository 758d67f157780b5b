import type { NodePluginArgs } from 'gatsby';
import { openCaches } from '../../src/build/openCaches';

test('the caches that queries write to are open before', async () => {
  const opened: string[] = [];
  const getCache = (plugin: string) => ({
    get: (key: string) => {
      opened.push(`${plugin}${key}`);
      return Promise.resolve(undefined);
    },
  });
  await openCaches(getCache as unknown as NodePluginArgs['getCache']);

  expect(opened).toEqual([
    'gatsby-plugin-sharp',
    'gatsby-transformer-remark',
    'gatsby-transformer-sharp',
  ]);
});
