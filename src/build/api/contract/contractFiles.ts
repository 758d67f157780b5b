import { stringify } from 'yaml';
import type { ApiContract } from '../../../model/api/apiContract';

/** A file that the site offers alongside its pages. */
export interface ContractFile {
  readonly path: string;
  readonly text: string;
}

/** The contract as downloadable files, in JSON and in YAML. */
export function contractFiles(contract: ApiContract): readonly ContractFile[] {
  return [
    { path: '/openapi.json', text: JSON.stringify(contract) },
    {
      path: '/openapi.yaml',
      text: stringify(contract, { aliasDuplicateObjects: false, lineWidth: 0 }),
    },
  ];
}
