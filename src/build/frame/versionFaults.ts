import type { DocsVersion } from '../../model/config/siteConfig';
import { CURRENT, versionFolder, versionSidebar } from '../versions';
import type { ConfigPath } from './configSource';
import { missingDoc, type Resolution } from './resolution';
import { whichExist } from '../whichExist';

/** Reports every folder, page and sidebar that the versions name but that does not exist. */
export function reportVersionFaults(resolution: Resolution): void {
  resolution.versions.forEach((version, index) => {
    const path: ConfigPath = ['versions', index];
    if (checkFolder(version, path, resolution)) return;
    checkIds(version, path, resolution);
    checkSidebars(version, path, resolution);
  });
}

/** Reports a missing or unpublished folder; true when the version has no pages that its other keys could name. */
function checkFolder(
  { name }: DocsVersion,
  path: ConfigPath,
  { index, report }: Resolution,
): boolean {
  const folder = versionFolder(name);
  const files = index.files[name];
  if (!files) {
    const others = Object.keys(index.files).filter((other) => other !== CURRENT);
    const choice = others.length > 0 ? whichExist(name, others) : 'Add it, or remove the version.';
    report([...path, 'name'], `There is no folder ${folder} for the version "${name}". ${choice}`);
    return true;
  }
  if (name !== CURRENT && index.files[CURRENT]?.some((id) => id.split('/')[0] === name)) {
    const taken = `${versionFolder(CURRENT)}/${name}`;
    const clash = `would be served at the same address as ${taken}`;
    report([...path, 'name'], `The version "${name}" ${clash}. Rename one of them.`);
  }
  const published = index.docs.some(({ sidebar }) => sidebar === versionSidebar(name));
  if (published) return false;
  const message =
    files.length === 0
      ? `The folder ${folder} of the version "${name}" has no pages. Add one, or remove the version.`
      : `The version "${name}" publishes none of its pages. Publish one, or remove the version.`;
  report([...path, 'name'], message);
  return files.length === 0;
}

function checkIds(version: DocsVersion, path: ConfigPath, { index, report }: Resolution): void {
  const files = index.files[version.name] ?? [];
  for (const key of ['docs', 'draftIds'] as const) {
    version[key]?.forEach((id, at) => {
      if (files.includes(id)) return;
      const user = `${key} of the version "${version.name}"`;
      report([...path, key, at], `There is no doc "${id}" (${user}). ${whichExist(id, files)}`);
    });
  }
}

function checkSidebars(
  version: DocsVersion,
  path: ConfigPath,
  { index, report }: Resolution,
): void {
  const own = versionSidebar(version.name);
  const published = index.docs.filter(({ sidebar }) => sidebar === own).map(({ docId }) => docId);
  for (const [sidebarId, docId] of Object.entries(version.sidebars ?? {})) {
    const user = `sidebars of the version "${version.name}"`;
    const at = [...path, 'sidebars', sidebarId];
    if (sidebarId !== own) {
      report(at, `There is no sidebar "${sidebarId}" (${user}). ${whichExist(sidebarId, [own])}`);
    } else if (!published.includes(docId)) {
      const written = index.files[version.name]?.includes(docId) ?? false;
      report(at, missingDoc(docId, user, { written, published }));
    }
  }
}
