import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SEARCH_MANIFEST, type SearchManifest } from '../../model/searchStore';
import { recordsFile } from '../search/recordsFile';
import type { SearchRecord } from '../../model/searchRecord';

/**
 * Writes the records to one file, whose name changes with what is in it, and a small one beside it that names it: pages
 * that held the name would be rebuilt whenever any other page changed.
 */
export function writeSearchRecords(records: readonly SearchRecord[], folder = 'public'): void {
  const manifest = join(folder, SEARCH_MANIFEST);
  const { name, text } = recordsFile(records);
  mkdirSync(dirname(manifest), { recursive: true });
  readdirSync(dirname(manifest))
    .filter((file) => /^records\.[0-9a-f]+\.json$/.test(file) && file !== name)
    .forEach((file) => rmSync(join(dirname(manifest), file)));
  writeFileSync(join(dirname(manifest), name), text);
  writeFileSync(manifest, JSON.stringify({ records: name } satisfies SearchManifest));
}
