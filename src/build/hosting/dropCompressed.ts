import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { slashes } from '../../model/slashes';
import { servedFiles } from '../checks/servedFiles';

/**
 * Removes the compressed copies that `npm run compress` made of an earlier build, which hosts would otherwise keep sending.
 * Compressed files that authors provide stay.
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
