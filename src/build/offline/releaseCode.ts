import { REDOC_CHUNK } from '../bundles/redocRules';

/** The part of webpack's stats that lists the files of the first load. */
export interface BuildStats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** The webpack runtime, which knows the names of all other chunks; throws if the stats do not list it. */
export function runtimeFile({ assetsByChunkName }: BuildStats): string {
  const file = assetsByChunkName.app?.find((name) => name.startsWith('assets/webpack-runtime-'));
  if (file) return file;
  throw new Error(
    'The file public/webpack.stats.json lists no webpack-runtime file, which the offline worker needs. Run `npm run clean` and build again.',
  );
}

/**
 * The files that pages of this release may load: those of the first load and those whose hashes the runtime knows. Other
 * files are left over from earlier builds. Redoc is excluded: it is as large as everything else together, and is kept once
 * its page is read.
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
