import type { FrameVersion } from '../config/siteFrame';

/** The docs version that a page shows: its own, or else the reader's preferred one, or else the latest. */
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
