import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSearchRecords } from '../../../src/build/outputs/writeSearchRecords';
import { readRecords, type SearchManifest, type SearchStore } from '../../../src/model/searchStore';
import { page } from '../../search/engine/pages';

const folder = mkdtempSync(join(tmpdir(), 'records-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = <Data>(file: string) =>
  JSON.parse(readFileSync(join(folder, 'search', file), 'utf8')) as Data;

test('the manifest names the file of records', () => {
  const records = page('/docs/runs', 'Runs');
  writeSearchRecords(records, folder);

  const { records: file } = read<SearchManifest>('manifest.json');
  expect(readRecords(read<SearchStore>(file))).toEqual(records);
});

test('the file of an earlier build goes, and other files stay', () => {
  writeSearchRecords(page('/docs/runs', 'Scheduled runs'), folder);

  const { records: file } = read<SearchManifest>('manifest.json');
  expect(readdirSync(join(folder, 'search')).sort()).toEqual(['manifest.json', file]);
});
