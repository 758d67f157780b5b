import type { NodePluginArgs } from 'gatsby';

/** Plugins that keep something while queries run. */
const KEEPERS = ['gatsby-plugin-sharp', 'gatsby-transformer-remark', 'gatsby-transformer-sharp'];

/**
 * Opens the caches of plugins before queries run. If a cache is opened while another is being written, the store they
 * share can deadlock: opening is a transaction that waits for the writer.
 */
export async function openCaches(getCache: NodePluginArgs['getCache']): Promise<void> {
  await Promise.all(KEEPERS.map((plugin) => getCache(plugin).get('')));
}
