// Builds the site if its sources or the keys in the environment have changed since the last build, then serves it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './port.mjs';
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

const { BUILT_SOURCES_FILE } = requireTypeScript('src/build/builtSources.ts');

const SOURCES = [
  'content',
  'openapi',
  'plugins',
  'scripts',
  'src',
  'static',
  '.babelrc',
  '.env.production',
  '.terserrc.cjs',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'site.config.ts',
];

function filesAt(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    filesAt(join(path, entry.name)),
  );
}

await reportErrors(() => freePort({ usual: 9000, command: 'npm start' }));

const hash = createHash('sha256');
// The generated types of queries are left out, since the build itself writes them.
for (const file of SOURCES.flatMap(filesAt)
  .filter((name) => !name.endsWith('gatsby-types.d.ts'))
  .sort()) {
  hash.update(file).update('\0').update(readFileSync(file));
}
// Only the hash of these is stored: some are secret.
for (const name of Object.keys(process.env)
  .filter((one) => /^(?:GATSBY|ALGOLIA)_/.test(one))
  .sort()) {
  hash.update(`\0${name}=${process.env[name]}\0`);
}
const sources = hash.digest('hex');

const fresh =
  existsSync('public/index.html') &&
  existsSync(BUILT_SOURCES_FILE) &&
  readFileSync(BUILT_SOURCES_FILE, 'utf8') === sources;
if (!fresh) {
  console.log('Building the site …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(BUILT_SOURCES_FILE, sources);
}
await import('./serve.mjs');
