import { statfsSync } from 'node:fs';

/** A build writes more than this. */
const ENOUGH = 100_000_000;

/** Says that a build may have failed for want of room on the disk; undefined where there is enough. */
export function fullDisk(): string | undefined {
  const { bavail, bsize } = statfsSync('.');
  const left = bavail * bsize;
  if (left > ENOUGH) return undefined;
  return `Only ${Math.floor(left / 1e6)} MB are left on the disk, which may be why the build failed. Make room, then build again.`;
}
