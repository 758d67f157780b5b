import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ApiContract } from '../../model/apiContract';
import type { ContractFile } from '../api/contractFiles';
import { noteWritten } from './writtenFiles';

/** The file that holds the contract as the reference shows it; webpack knows it as `api-contract`. */
export const SHOWN_CONTRACT_FILE = '.cache/apiContract.json';

/** Puts the files of the contract where readers can download them. */
export function writeContract(files: readonly ContractFile[]): void {
  noteWritten(files.map(({ path }) => path));
  mkdirSync('public', { recursive: true });
  files.forEach(({ path, text }) => writeFileSync(join('public', path), text));
}

/** Writes what the reference shows where webpack finds it; the same text stays untouched, so that nothing is bundled anew. */
export function writeShownContract(shown: ApiContract): void {
  const text = JSON.stringify(shown);
  const known = existsSync(SHOWN_CONTRACT_FILE) && readFileSync(SHOWN_CONTRACT_FILE, 'utf8');
  if (known === text) return;
  mkdirSync(dirname(SHOWN_CONTRACT_FILE), { recursive: true });
  writeFileSync(SHOWN_CONTRACT_FILE, text);
}
