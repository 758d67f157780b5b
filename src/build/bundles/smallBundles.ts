import { createHash } from 'node:crypto';
import TerserPlugin from 'terser-webpack-plugin';
import type { Chunk, Configuration } from 'webpack';
import { REDOC_CHUNK } from './redocRules';

/**
 * Shorter file names, since every page contains the names of all files; they still change with the content. Being in a folder
 * of their own, the files can be served as immutable.
 */
export function shortNames(output: Configuration['output']): Configuration['output'] {
  return {
    ...output,
    filename: 'assets/[name]-[contenthash].js',
    chunkFilename: 'assets/[name]-[contenthash].js',
    hashDigestLength: 8,
    chunkLoadingGlobal: 'chunks',
    uniqueName: 'w',
    // The browsers we build for (package.json) have them, and they make webpack's own code shorter.
    environment: { arrowFunction: true },
  };
}

/** Minimizes bundles with swc, which is fast, and splits them into fewer chunks. */
export function minimized(
  optimization: Configuration['optimization'],
): Configuration['optimization'] {
  const { splitChunks } = optimization ?? {};
  return {
    ...optimization,
    minimizer: [
      minimizer({ exclude: FRAMEWORK }),
      minimizer({ include: FRAMEWORK }, { inline: 0, reduce_funcs: false, reduce_vars: false }),
    ],
    splitChunks: splitChunks && fewChunks(splitChunks),
  };
}

/** React: calls and variables replaced by their values make it a hundredth larger, but all other bundles smaller. */
const FRAMEWORK = /framework-/;

const minimizer = (files: { include?: RegExp; exclude?: RegExp }, compress: object = {}) =>
  new TerserPlugin({
    ...files,
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: { passes: 2, ...compress }, format: { comments: false } },
    extractComments: false,
  });

type Splitting = Exclude<
  NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>,
  false
>;

/**
 * Keeps Redoc in one file, so that pages contain only one name for it. Code shared by some chunks gets a file for just these
 * chunks; Gatsby puts all code shared by any two unnamed chunks into one file, so a page would load the search for a line of
 * something else.
 */
function fewChunks(splitChunks: Splitting): Splitting {
  const { shared, ...groups } = splitChunks.cacheGroups ?? {};
  const name = (_module: unknown, chunks: readonly Chunk[]) =>
    createHash('sha1').update(chunks.map(askedFor).sort().join()).digest('hex').slice(0, 8);
  return {
    ...splitChunks,
    chunks: (chunk) => chunk.name !== REDOC_CHUNK,
    cacheGroups: {
      ...groups,
      ...(shared ? { shared: { ...(shared as object), name } } : {}),
    },
  };
}

/** The name of a chunk, or else the requests that load it. */
function askedFor({ name, groupsIterable }: Chunk): string {
  const origins = [...groupsIterable].flatMap((group) => group.origins);
  return (
    name ??
    origins
      .map(({ request }) => request)
      .sort()
      .join()
  );
}
