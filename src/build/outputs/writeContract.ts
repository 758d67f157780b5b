import { join } from 'node:path';
import type { ApiContract } from '../../model/apiContract';
import type { ContractFile } from '../api/contractFiles';
import { writeChanged } from '../writeChanged';
import { writeFile } from '../writeFile';
import { noteWritten } from './writtenFiles';

/** The file that holds the contract as the reference shows it; webpack knows it as `api-contract`. */
export const SHOWN_CONTRACT_FILE = '.cache/apiContract.json';

/** Puts the files of the contract where readers can download them. */
export function writeContract(files: readonly ContractFile[]): void {
  noteWritten(files.map(({ path }) => path));
  files.forEach(({ path, text }) => writeFile(join('public', path), text));
}

/** Writes what the reference shows where webpack finds it, with `basePath` before the addresses of the site in its texts. */
export function writeShownContract(shown: ApiContract, basePath = ''): void {
  writeChanged(
    SHOWN_CONTRACT_FILE,
    JSON.stringify(shown).replace(/\]\((?=\/(?!\/))/g, () => `](${basePath}`),
  );
}
