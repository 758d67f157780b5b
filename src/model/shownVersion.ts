import type { FrameVersion } from './siteFrame';

/** The version of the docs that a page speaks of: its own, else the one the reader prefers, else the last. */
export function shownVersion(
  versions: readonly FrameVersion[],
  sidebar: string | undefined,
  preferred: string | null,
): FrameVersion | undefined {
  return (
    versions.find((version) => version.sidebar === sidebar) ??
    versions.find((version) => version.name === preferred) ??
    versions.find((version) => version.isLast) ??
    versions[0]
  );
}
