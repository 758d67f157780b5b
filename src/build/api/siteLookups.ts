import { bundleContract } from './bundleContract';
import { contractLookups, type ContractLookups } from './lookups';

let known: ContractLookups | undefined;

/** The lookups of this site's contract, which is read when the first fact is asked for, and once. */
export function siteLookups(): ContractLookups {
  return (known ??= contractLookups(bundleContract()));
}
