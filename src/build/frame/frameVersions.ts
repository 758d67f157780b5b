import type { FrameVersion } from '../../model/config/siteFrame';
import { allVersions, lastVersion, versionSidebar } from '../versions';
import { openingOf, type Resolution } from './resolution';

/** The versions of the docs that readers can choose from; empty when there is only one. */
export function frameVersions(resolution: Resolution): readonly FrameVersion[] {
  const versions = allVersions(resolution.versions);
  if (versions.length < 2) return [];
  const last = lastVersion(versions);
  const quiet = { ...resolution, report: () => undefined };
  return versions.flatMap(({ name, label }) => {
    const sidebar = versionSidebar(name);
    const path = openingOf(quiet, sidebar, [], '');
    return path === undefined ? [] : [{ name, label, path, sidebar, isLast: name === last }];
  });
}
