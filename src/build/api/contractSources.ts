import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files that the contract is assembled from; none on a site without a contract. */
export function contractSources(): string[] {
  if (!existsSync('openapi')) return [];
  return readdirSync('openapi', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join('openapi', name));
}
