import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SEARCH_MANIFEST, type SearchManifest } from '../../model/searchStore';
import type { SearchRecord } from '../../model/searchRecord';
import { recordsFile } from '../search/recordsFile';
import { writeFile } from '../writeFile';

/**
 * Writes the records to a file whose name contains a hash of them, and a small manifest with that name. If the pages contained
 * the name themselves, a change in one page would rebuild them all.
 */
export function writeSearchRecords(records: readonly SearchRecord[], folder = 'public'): void {
  const manifest = join(folder, SEARCH_MANIFEST);
  const searchFolder = dirname(manifest);
  const { name, text } = recordsFile(records);
  writeFile(join(searchFolder, name), text);
  readdirSync(searchFolder)
    .filter((file) => /^records\.[0-9a-f]+\.json$/.test(file) && file !== name)
    .forEach((file) => rmSync(join(searchFolder, file)));
  writeFile(manifest, JSON.stringify({ records: name } satisfies SearchManifest));
}
