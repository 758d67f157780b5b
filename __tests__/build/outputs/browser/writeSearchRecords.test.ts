import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSearchRecords } from '../../../../src/build/outputs/browser/writeSearchRecords';
import {
  readRecords,
  type SearchManifest,
  type SearchStore,
} from '../../../../src/model/search/searchStore';
import { page } from '../../../search/engine/pages';
import { inTemporaryProject, write } from '../../support/project';

inTemporaryProject();

const read = <Data>(file: string) =>
  JSON.parse(readFileSync(join('public/search', file), 'utf8')) as Data;

test('the manifest names the file of records', () => {
  const records = page('/docs/runs', 'Runs');
  writeSearchRecords(records);

  const { records: file } = read<SearchManifest>('manifest.json');
  expect(readRecords(read<SearchStore>(file))).toEqual(records);
});

test('the records of an earlier build are removed, and other files stay', () => {
  writeSearchRecords(page('/docs/runs', 'Runs'));
  const { records: earlier } = read<SearchManifest>('manifest.json');
  write('public/search/records.json');
  writeSearchRecords(page('/docs/runs', 'Scheduled runs'));

  const { records: file } = read<SearchManifest>('manifest.json');
  expect(file).not.toBe(earlier);
  expect(readdirSync('public/search').sort()).toEqual(
    ['manifest.json', file, 'records.json'].sort(),
  );
});
