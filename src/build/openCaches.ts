import type { NodePluginArgs } from 'gatsby';

/** Plugins that keep something while queries run. */
const KEEPERS = ['gatsby-plugin-sharp', 'gatsby-transformer-remark', 'gatsby-transformer-sharp'];

/**
 * Opens the caches of plugins before queries run. Opened while another one is being written to, the store that they share
 * (one in each process of a build) can stand still for good: to open one is a transaction, which waits for the writer.
 */
export async function openCaches(getCache: NodePluginArgs['getCache']): Promise<void> {
  await Promise.all(KEEPERS.map((plugin) => getCache(plugin).get('')));
}
