import { join } from 'node:path';
import type { ApiContract } from '../../../model/api/apiContract';
import type { ContractFile } from '../../api/contract/contractFiles';
import { writeChanged, writeFile } from '../../writeFile';
import { noteWritten } from '../writtenFiles';

/** The file with the contract in the form that the reference shows; its webpack alias is `api-contract`. */
export const SHOWN_CONTRACT_FILE = '.cache/apiContract.json';

/** Publishes the files of the contract for download. Other tools open them, so `site` is prepended to its addresses in texts. */
export function writeContract(files: readonly ContractFile[], site: string): void {
  noteWritten(files.map(({ path }) => path));
  files.forEach(({ path, text }) => writeFile(join('public', path), linkedFrom(site, text)));
}

/** Writes the contract where webpack finds it, with `basePath` prepended to the site's addresses in its texts. */
export function writeShownContract(shown: ApiContract, basePath = ''): void {
  writeChanged(SHOWN_CONTRACT_FILE, linkedFrom(basePath, JSON.stringify(shown)));
}

/** Prepends `place` to the site's addresses in the links of Markdown. */
function linkedFrom(place: string, text: string): string {
  return text.replace(/\]\((?=\/(?!\/))/g, () => `](${place}`);
}
