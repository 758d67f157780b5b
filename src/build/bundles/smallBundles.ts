import { createHash } from 'node:crypto';
import TerserPlugin from 'terser-webpack-plugin';
import type { Chunk, Configuration } from 'webpack';
import { REDOC_CHUNK } from './redocRules';

/**
 * Every page knows the names of all files: half as long they still change with what is in them. In a folder of their own
 * hosts can be told that they never change.
 */
export function briefNames(output: Configuration['output']): Configuration['output'] {
  return {
    ...output,
    filename: 'assets/[name]-[contenthash].js',
    chunkFilename: 'assets/[name]-[contenthash].js',
    hashDigestLength: 8,
    chunkLoadingGlobal: 'chunks',
    uniqueName: 'w',
  };
}

/** Makes bundles small, by a fast minimiser. */
export function small(optimization: Configuration['optimization']): Configuration['optimization'] {
  const minimizer = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: {
      compress: { passes: 2, inline: 0, reduce_funcs: false, reduce_vars: false },
      format: { comments: false },
    },
    extractComments: false,
  });
  const { splitChunks } = optimization ?? {};
  return {
    ...optimization,
    minimizer: [minimizer],
    splitChunks: splitChunks && fewChunks(splitChunks),
  };
}

type Splitting = Exclude<
  NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>,
  false
>;

/**
 * Redoc is one file, so that the start of every page has one name to know. What some parts share is a file for these parts:
 * Gatsby puts what any two parts without names share into one, so that a page loads the search for a line of something else.
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

/** The name of a chunk, or what is asked for where it is loaded. */
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
