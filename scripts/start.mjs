// Builds the site if its sources or the keys in the environment have changed since the last build, then serves it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { environmentFile } from './environment.mjs';
import { freePort } from './port.mjs';
import { reportErrors } from './reportErrors.mjs';
import { requireTypeScript } from './typeScript.mjs';

const { BUILT_SOURCES_FILE } = requireTypeScript('src/build/removeStale.ts');
const { digestOf } = requireTypeScript('src/build/codeStamp.ts');
const { sha256 } = requireTypeScript('src/build/sha256.ts');

const SOURCES = [
  'content',
  'openapi',
  'plugins',
  'scripts',
  'src',
  'static',
  '.babelrc',
  environmentFile('production'),
  '.terserrc.cjs',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'site.config.ts',
];

/** A digest of the sources and of the keys in the environment. Only this is stored: some keys are secret. */
function currentSources() {
  const keys = Object.entries(process.env).filter(([name]) => /^(?:GATSBY|ALGOLIA)_/.test(name));
  return sha256(digestOf(SOURCES) + JSON.stringify(keys.sort()));
}

await reportErrors(() => freePort({ usual: 9000, command: 'npm start' }));

const sources = currentSources();
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
