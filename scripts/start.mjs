// Builds the site when its sources have changed since the last build, then serves it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './port.mjs';

const STAMP = '.cache/built-sources';
const SOURCES = [
  'content',
  'openapi',
  'plugins',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'site.config.ts',
];

function filesAt(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    filesAt(join(path, entry.name)),
  );
}

await freePort();

const hash = createHash('sha256');
// The types of queries are written by the build itself.
for (const file of SOURCES.flatMap(filesAt)
  .filter((name) => !name.endsWith('gatsby-types.d.ts'))
  .sort()) {
  hash.update(file).update('\0').update(readFileSync(file));
}
const sources = hash.digest('hex');

const fresh =
  existsSync('public/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
if (!fresh) {
  console.log('Building the site …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, sources);
}
await import('./serve.mjs');
