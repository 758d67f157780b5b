import type { Configuration, DefinePlugin } from 'webpack';

type Plugins = NonNullable<Configuration['plugins']>;

/** Environment variables that the HTML renderer may contain, as the browser bundles do. */
const KNOWN = /^process\.env\.(?:GATSBY_\w+|NODE_ENV|BUILD_STAGE|PUBLIC_DIR|CYPRESS_SUPPORT)$/;

/**
 * The webpack plugins, changed to inline only those environment variables into the renderer that browser bundles get as well.
 * Gatsby inlines all of them, so any that differ between shells, such as the number of a CI run, would force a full recompile.
 * @throws {Error} if Gatsby inlines none
 */
export function withoutEnvironment(plugins: Plugins): Plugins {
  const defining = plugins.filter(isDefining);
  if (!defining.some(({ definitions }) => 'process.env.NODE_ENV' in definitions))
    throw new Error(
      'src/build/bundles/rendererEnvironment.ts: Gatsby passes the environment to the renderer in a different way than expected. Check its new version, and update this file.',
    );
  for (const plugin of defining) {
    const kept = Object.entries(plugin.definitions).filter(([key]) => isKept(key));
    plugin.definitions = Object.fromEntries(kept);
  }
  return plugins;
}

/**
 * The webpack plugins, without the package that Gatsby puts in place of the `fetch` that Node has. With its tables of Unicode, it
 * would make up an eighth of the renderer, which several processes of a build load.
 */
export function withoutFetch(plugins: Plugins): Plugins {
  return plugins.filter((plugin) => !(isDefining(plugin) && 'fetch' in plugin.definitions));
}

function isDefining(plugin: Plugins[number]): plugin is DefinePlugin {
  return Boolean(plugin) && 'definitions' in (plugin as object);
}

function isKept(key: string): boolean {
  return !key.startsWith('process.env.') || KNOWN.test(key);
}
