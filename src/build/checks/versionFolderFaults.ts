import type { Fault } from '../../model/fault';
import type { DocsVersion } from '../../model/config/siteConfig';
import { isHidden } from '../content/isHidden';
import { oldVersions } from '../docFiles';
import { versionFolder } from '../versions';

/** The folders of versions that the configuration does not list, of which no page is made or checked. */
export function versionFolderFaults(listed: readonly DocsVersion[]): Fault[] {
  const known = listed.map(({ name }) => name);
  return oldVersions()
    .filter((name) => !known.includes(name) && !isHidden(name))
    .map((name) => ({
      file: versionFolder(name),
      line: 1,
      message: `The folder is of no version in site.config.ts, so its pages are left out. Add { name: '${name}', label: '…' } to versions there, or remove the folder.`,
    }));
}
