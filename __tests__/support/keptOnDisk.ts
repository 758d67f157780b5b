import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const FOLDER = join('node_modules', '.cache', 'learn-tests');

/**
 * Caches what `make` returns on disk, as JSON. It is reused across test files and runs until a file below `sources`
 * changes, because otherwise each test file would compute it again.
 */
export function keptOnDisk<Made>(name: string, sources: readonly string[], make: () => Made): Made {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  const kept = join(FOLDER, `${name}.json`);
  const digest = hash.digest('hex');
  if (existsSync(kept)) {
    const found = JSON.parse(readFileSync(kept, 'utf8')) as { digest: string; made: Made };
    if (found.digest === digest) return found.made;
  }
  const text = JSON.stringify({ digest, made: make() });
  mkdirSync(FOLDER, { recursive: true });
  // Test files run in parallel, and none may see a partial file.
  writeFileSync(`${kept}.${process.pid}`, text);
  renameSync(`${kept}.${process.pid}`, kept);
  return (JSON.parse(text) as { made: Made }).made;
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mdx?|ya?ml|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
