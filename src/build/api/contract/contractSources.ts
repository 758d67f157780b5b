import { filesBelow } from '../../filesBelow';

/** The files that the contract is assembled from; none on a site without a contract. */
export function contractSources(): string[] {
  return filesBelow('openapi').filter((file) => file.endsWith('.yaml'));
}
