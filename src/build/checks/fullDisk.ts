import { statfsSync } from 'node:fs';

/** In bytes; a build writes more than this. */
const ENOUGH = 100_000_000;

/** A message that the build may have failed because the disk is full; undefined if there is enough space. */
export function fullDisk(): string | undefined {
  const { bavail, bsize } = statfsSync('.');
  const left = bavail * bsize;
  if (left > ENOUGH) return undefined;
  return `Only ${Math.floor(left / 1e6)} MB are left on the disk, which may be why the build failed. Free some space, then build again.`;
}
