import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SEARCH_MANIFEST, type SearchManifest } from '../../../model/search/searchStore';
import type { SearchRecord } from '../../../model/search/searchRecord';
import { recordsFile } from '../../search/recordsFile';
import { writeFile } from '../../writeFile';

/**
 * Writes the records to a file whose name contains a hash of them, and a small manifest with that name. If the pages contained
 * the name themselves, a change in one page would rebuild them all.
 */
export function writeSearchRecords(records: readonly SearchRecord[]): void {
  const manifest = join('public', SEARCH_MANIFEST);
  const folder = dirname(manifest);
  const { name, text } = recordsFile(records);
  writeFile(join(folder, name), text);
  readdirSync(folder)
    .filter((file) => /^records\.[0-9a-f]+\.json$/.test(file) && file !== name)
    .forEach((file) => rmSync(join(folder, file)));
  writeFile(manifest, JSON.stringify({ records: name } satisfies SearchManifest));
}
