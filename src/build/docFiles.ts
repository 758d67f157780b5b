import { existsSync, readdirSync } from 'node:fs';
import { slashes } from '../model/address/slashes';
import { isHidden } from './content/isHidden';
import { CURRENT, versionFolder } from './versions';

const VERSIONS = 'content/versions';

/** Names of the older versions of the docs that have a folder, listed in the configuration or not. */
export function oldVersions(): string[] {
  if (!existsSync(VERSIONS)) return [];
  return readdirSync(VERSIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Ids of all docs pages, published or not, for each version that has a folder. */
export function docFiles(): Readonly<Record<string, readonly string[]>> {
  const names = [CURRENT, ...oldVersions()];
  return Object.fromEntries(names.map((name) => [name, idsBelow(versionFolder(name))]));
}

function idsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mdx') && !isHidden(path))
    .map((path) => slashes(path.replace(/\.mdx$/, '')));
}
