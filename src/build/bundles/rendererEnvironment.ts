import type { Configuration, DefinePlugin } from 'webpack';

type Plugins = NonNullable<Configuration['plugins']>;

/** Variables of the environment that the renderer of the HTML may know, as the browser does. */
const KNOWN = /^process\.env\.(?:GATSBY_\w+|NODE_ENV|BUILD_STAGE|PUBLIC_DIR|CYPRESS_SUPPORT)$/;

/**
 * The plugins of webpack with no other variables of the environment written into the renderer than into what browsers get.
 * Gatsby writes all of them: what differs from shell to shell, such as the number of a run, made it compile all anew.
 * @throws {Error} when Gatsby writes none
 */
export function withoutEnvironment(plugins: Plugins): Plugins {
  const defining = plugins.filter(isDefining);
  if (!defining.some(({ definitions }) => 'process.env.NODE_ENV' in definitions))
    throw new Error(
      'src/build/bundles/rendererEnvironment.ts: Gatsby gives the environment to the renderer in another way than before. See what its version has changed.',
    );
  for (const plugin of defining) {
    const kept = Object.entries(plugin.definitions).filter(([key]) => isKept(key));
    plugin.definitions = Object.fromEntries(kept);
  }
  return plugins;
}

function isDefining(plugin: Plugins[number]): plugin is DefinePlugin {
  return Boolean(plugin) && 'definitions' in (plugin as object);
}

function isKept(key: string): boolean {
  return !key.startsWith('process.env.') || KNOWN.test(key);
}
