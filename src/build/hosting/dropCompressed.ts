import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { slashes } from '../../model/slashes';
import { servedFiles } from '../checks/servedFiles';

/**
 * Removes the compressed copies that `npm run compress` made of an earlier build: hosts would go on sending them. What authors
 * put there stays.
 */
export function dropCompressed(folder = 'public'): void {
  if (!existsSync(folder)) return;
  const written = new Set([
    ...servedFiles('static', ''),
    ...servedFiles('content/demo-data', '/demo-data'),
  ]);
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:gz|br)$/.test(file) && !written.has(`/${slashes(file)}`))
    .forEach((file) => rmSync(join(folder, file)));
}
