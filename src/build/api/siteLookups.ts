import { bundleContract } from './bundleContract';
import { contractLookups, type ContractLookups } from './lookups';

let known: ContractLookups | undefined;

/** The lookups for this site's contract, which is read once, on first use. */
export function siteLookups(): ContractLookups {
  return (known ??= contractLookups(bundleContract()));
}
