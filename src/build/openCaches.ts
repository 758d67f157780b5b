import type { NodePluginArgs } from 'gatsby';

/** Plugins that write to their caches while queries run. */
const KEEPERS = ['gatsby-plugin-sharp', 'gatsby-transformer-remark', 'gatsby-transformer-sharp'];

/**
 * Opens the caches of plugins before queries run. The store they share can deadlock if one cache is opened while another is
 * being written: opening is a transaction that waits for the writer.
 */
export async function openCaches(getCache: NodePluginArgs['getCache']): Promise<void> {
  await Promise.all(KEEPERS.map((plugin) => getCache(plugin).get('')));
}
