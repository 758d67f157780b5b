import { stringify } from 'yaml';
import type { ApiContract } from '../../model/apiContract';

/** A file that the site offers beside its pages. */
export interface ContractFile {
  readonly path: string;
  readonly text: string;
}

/** The contract as the two files that readers can download, which say the same. */
export function contractFiles(contract: ApiContract): readonly ContractFile[] {
  return [
    { path: '/openapi.json', text: JSON.stringify(contract) },
    {
      path: '/openapi.yaml',
      text: stringify(contract, { aliasDuplicateObjects: false, lineWidth: 0 }),
    },
  ];
}
