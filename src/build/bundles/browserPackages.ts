import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Compiler, Module } from 'webpack';
import { slashes } from '../../model/address/slashes';

/** The list of packages that are part of the browser bundles. */
export const BROWSER_PACKAGES_FILE = '.cache/browserPackages.json';

/** Matches the folder of the package that contains a file. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** A webpack plugin that writes the folders of all packages in the browser bundles, sorted; `npm run audit` reads the list. */
export const noteBrowserPackages = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('browser packages', ({ compilation }) => {
      const { modules, chunkGraph } = compilation;
      const files = [...modules]
        .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
        .flatMap(parts)
        .map((module) => relative(compiler.context, module.nameForCondition() ?? ''));
      writeFileSync(BROWSER_PACKAGES_FILE, JSON.stringify(packagesOf(files)));
    });
  },
};

/** The modules within a concatenated module. */
function parts(module: Module & { readonly modules?: readonly Module[] }): readonly Module[] {
  return module.modules ?? [module];
}

/**
 * The folders of the packages that contain the given files, sorted; files of the project itself are ignored.
 *
 * @example packagesOf(['src/a.ts', 'node_modules/@a/b/c.js']) // => ['node_modules/@a/b']
 */
export function packagesOf(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => PACKAGE.exec(slashes(file)) ?? []))].sort();
}
