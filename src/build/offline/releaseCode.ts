import { REDOC_CHUNK } from '../bundles/redocRules';

/** The part of webpack's account of a build that names the files of the first load. */
export interface BuildStats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** The file by which webpack finds all others. */
export function runtimeFile({ assetsByChunkName }: BuildStats): string {
  const file = assetsByChunkName.app?.find((name) => name.startsWith('assets/webpack-runtime-'));
  if (file) return file;
  throw new Error(
    'The file public/webpack.stats.json names no webpack-runtime, which the worker needs. Run `npm run clean`, and build again.',
  );
}

/**
 * Of the files of a built site, the code that pages of this release may ask for: those of the first load, and
 * those whose hashes the runtime knows. Others are left from builds before. Redoc is not among them: it is as large as all
 * the rest, and kept when its page is read.
 */
export function releaseCode(
  files: readonly string[],
  { assetsByChunkName }: BuildStats,
  runtime: string,
): string[] {
  return files
    .filter((file) => {
      const hash = /-([0-9a-f]{8})\.js$/.exec(file)?.[1];
      if (!hash || file.startsWith(`assets/${REDOC_CHUNK}-`)) return false;
      return assetsByChunkName.app?.includes(file) || runtime.includes(`"${hash}"`);
    })
    .sort();
}
