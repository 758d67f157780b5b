import { existsSync } from 'node:fs';
import type { ApiContract, ApiOperation } from '../../../model/api/apiContract';
import { anchorsOf, type ReferenceMenu } from '../../../model/api/apiReference';
import type { TreeNode } from '../../../model/content/tree';
import { bundleContract } from '../contract/bundleContract';
import { contractFiles, type ContractFile } from '../contract/contractFiles';
import { operationsOf } from '../contract/operations';
import { withSamples } from '../samples/withSamples';
import { firstCall } from './firstCall';
import { referenceContract } from './referenceContract';
import { referenceMenu } from './referenceMenu';

/** The API contract and everything the site derives from it. */
export interface ApiReference {
  readonly contract: ApiContract;
  /** For readers to download. */
  readonly files: readonly ContractFile[];
  /** As Redoc shows it. */
  readonly shown: ApiContract;
  readonly menu: ReferenceMenu;
  readonly firstCall: readonly TreeNode[];
  readonly anchors: readonly string[];
  readonly operations: readonly ApiOperation[];
}

/** The API reference, or `undefined` without a contract. */
export function apiReference(): ApiReference | undefined {
  if (!existsSync('openapi')) return undefined;
  const contract = bundleContract();
  const shown = referenceContract(withSamples(contract));
  const menu = referenceMenu(shown);
  return {
    contract,
    files: contractFiles(contract),
    shown,
    menu,
    firstCall: firstCall(contract),
    anchors: anchorsOf(menu),
    operations: operationsOf(contract),
  };
}
