import type { GatsbyNode } from 'gatsby';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = '.cache/build-code';

/**
 * Makes sure that nothing stale or unfinished is left in `public`. Gatsby keeps results until the content changes, but
 * they also depend on the code of `src/build`; and a build that fails must not look like one that can be deployed.
 * Gatsby clears its cache by itself when `public` is gone.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  const code = digest(['src/build', 'src/model', 'plugins', 'site.config.ts', 'gatsby-config.ts']);
  if (existsSync('public') && read(STAMP) !== code) rmSync('public', { recursive: true });
  mkdirSync('.cache', { recursive: true });
  writeFileSync(STAMP, code);

  if (process.env.NODE_ENV !== 'production') return;
  process.on('exit', (exitCode) => {
    if (exitCode !== 0) rmSync('public', { recursive: true, force: true });
  });
};

function digest(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesAt)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
