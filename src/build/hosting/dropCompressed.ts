import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the compressed copies that `npm run compress` made of an earlier build: hosts would go on sending them. */
export function dropCompressed(folder = 'public'): void {
  if (!existsSync(folder)) return;
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:gz|br)$/.test(file))
    .forEach((file) => rmSync(join(folder, file)));
}
