import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from './writeFile';

const STAMP = '.cache/build-code';
const DRAFTS = '.cache/drafts';
// Pages tell facts of the contract and of the permissions, which stand in their compiled bodies.
const CODE = [
  'src/build',
  'src/model',
  'openapi',
  'content/data',
  'plugins',
  'site.config.ts',
  // When one of these changes, Gatsby forgets what it has made, and would leave in `public` what is withdrawn at the same time.
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  // What the thread and the process that work ahead compile our code with.
  'scripts/typeScript.mjs',
  // Which browsers the bundles are for, and how they are made.
  'package.json',
  '.babelrc',
  // The packages that are installed, with their versions.
  'node_modules/.package-lock.json',
];

/**
 * Removes what another version of the build code, the packages or the contract has made. Gatsby clears its cache by itself
 * when `public` is gone, except webpack's, which does not depend on its settings (`onCreateWebpackConfig`).
 */
export function dropOutdatedCache(): void {
  if (cacheIsOurs()) return;
  for (const path of ['.cache/webpack', DRAFTS, 'public'])
    rmSync(path, { recursive: true, force: true });
}

/**
 * True when the cache was made by today's build code and packages, from today's contract and permissions; if there are drafts,
 * also by the same of `npm run dev`, which shows them, and a build, which does not.
 */
export function cacheIsOurs(): boolean {
  if (textOf(DRAFTS, mode()) !== mode()) return false;
  return textOf(STAMP) === stamp();
}

/** Notes which code the cache is being made by. */
export function stampCache(): void {
  writeFile(STAMP, stamp());
}

/** Notes that there are drafts: Gatsby asks what to make of a file only when it has changed. */
export function noteDrafts(): void {
  writeFile(DRAFTS, mode());
}

const mode = () => String(process.env.NODE_ENV);

const textOf = (file: string, otherwise?: string) =>
  existsSync(file) ? readFileSync(file, 'utf8') : otherwise;

/** Which plugins there are, besides those that there always are (`gatsby-config.ts`): with others, Gatsby forgets as well. */
const chosenPlugins = () => [
  existsSync('content/versions'),
  Boolean(process.env.ALGOLIA_ADMIN_KEY),
];

function stamp(): string {
  // With a prefix, the addresses of pictures are others.
  return [codeDigest(), process.argv.includes('--prefix-paths'), ...chosenPlugins()].join(' ');
}

/** Changes with the build code and packages, with the contract and the permissions. */
export function codeDigest(): string {
  return digestOf(CODE);
}

/** Changes with the names and the texts of the files that `paths` are or hold. */
export function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesAt)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
