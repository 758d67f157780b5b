import type { NodePluginArgs } from 'gatsby';

/** The addresses of all pages that Gatsby makes, sorted. */
export function sitePaths(getNodesByType: NodePluginArgs['getNodesByType']): string[] {
  return getNodesByType('SitePage')
    .map(({ path }) => String(path))
    .sort();
}
