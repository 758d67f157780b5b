import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SEARCH_MANIFEST, type SearchManifest } from '../../model/searchStore';
import type { SearchRecord } from '../../model/searchRecord';
import { recordsFile } from '../search/recordsFile';
import { writeFile } from '../writeFile';

/**
 * Writes the records to one file, whose name changes with what is in it, and a small one beside it that names it: pages
 * that held the name would be rebuilt whenever any other page changed.
 */
export function writeSearchRecords(records: readonly SearchRecord[], folder = 'public'): void {
  const manifest = join(folder, SEARCH_MANIFEST);
  const beside = dirname(manifest);
  const { name, text } = recordsFile(records);
  writeFile(join(beside, name), text);
  readdirSync(beside)
    .filter((file) => /^records\.[0-9a-f]+\.json$/.test(file) && file !== name)
    .forEach((file) => rmSync(join(beside, file)));
  writeFile(manifest, JSON.stringify({ records: name } satisfies SearchManifest));
}
