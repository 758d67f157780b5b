import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Compiler, Module } from 'webpack';
import { slashes } from '../../model/slashes';

/** The list of packages that reach browsers. */
export const BROWSER_PACKAGES_FILE = '.cache/browserPackages.json';

/** The folder of the package that a file is in. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** A webpack plugin that writes which packages reach browsers, as a sorted list of their folders; `npm run audit` reads it. */
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

/** Modules that were joined into one. */
function parts(module: Module & { readonly modules?: readonly Module[] }): readonly Module[] {
  return module.modules ?? [module];
}

/**
 * The folders of the packages that files are in, sorted; files of the project itself are in none.
 *
 * @example packagesOf(['src/a.ts', 'node_modules/@a/b/c.js']) // => ['node_modules/@a/b']
 */
export function packagesOf(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => PACKAGE.exec(slashes(file)) ?? []))].sort();
}
