import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { filesBelow } from './filesBelow';
import { writeFile } from './writeFile';

const STAMP = '.cache/build-code';
const DRAFTS = '.cache/drafts';
// `openapi` and `content/data` are included because compiled page bodies contain facts from both.
const CODE = [
  'src/build',
  'src/model',
  // The colours of the cards, and the width of pictures.
  'src/theme/palettes.ts',
  'src/theme/tokens.ts',
  'openapi',
  'content/data',
  'plugins',
  'site.config.ts',
  // When one of these changes, Gatsby forgets which files it made, and would leave pages removed at the same time in `public`.
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  // Compiles our code for the thread and the process that work ahead.
  'scripts/typeScript.mjs',
  // Which browsers the bundles target, and how they are built.
  'package.json',
  '.babelrc',
  // The installed packages, with their versions.
  'node_modules/.package-lock.json',
];

/**
 * Removes what another version of the build code, the packages, the configuration or the contract has made. When its state is
 * gone, Gatsby clears its own cache, but not webpack's, which ignores changes of its settings (`onCreateWebpackConfig`). It would
 * do so when `public` alone is gone, but the development server copies `static` there ten seconds after its start, on slow
 * machines before it looks.
 */
export function dropOutdatedCache(): void {
  if (cacheIsCurrent()) return;
  for (const path of ['.cache/redux', '.cache/webpack', DRAFTS, 'public'])
    rmSync(path, { recursive: true, force: true });
}

/**
 * True when the cache was made by the current build code and packages from the current configuration, contract and permissions.
 * If there are drafts, it must also come from the same command: `npm run dev` shows them, a build does not.
 */
export function cacheIsCurrent(): boolean {
  if (textOf(DRAFTS, mode()) !== mode()) return false;
  return textOf(STAMP) === stamp();
}

/** Records which code makes the cache. */
export function stampCache(): void {
  writeFile(STAMP, stamp());
}

/** Records that there are drafts: Gatsby creates nodes only for files that have changed, so a cache cannot serve both modes. */
export function noteDrafts(): void {
  writeFile(DRAFTS, mode());
}

const mode = () => String(process.env.NODE_ENV);

const textOf = (file: string, otherwise?: string) =>
  existsSync(file) ? readFileSync(file, 'utf8') : otherwise;

/** Which optional plugins are on (`gatsby-config.ts`): when that changes, Gatsby forgets what it made as well. */
const chosenPlugins = () => [
  existsSync('content/versions'),
  Boolean(process.env.ALGOLIA_ADMIN_KEY),
];

function stamp(): string {
  return [
    codeDigest(),
    // A path prefix changes the addresses of pictures.
    process.argv.includes('--prefix-paths'),
    ...chosenPlugins(),
    // Gatsby knows files by their absolute paths: those from before a move would take their pages with them.
    process.cwd(),
  ].join(' ');
}

/** A digest that changes with the build code, the packages, the configuration, the contract and the permissions. */
export function codeDigest(): string {
  return digestOf(CODE);
}

/** A digest of the names and contents of all files at or below `paths`, except the types of queries, which a build writes. */
export function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesAt)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return [path];
  return filesBelow(path).filter((file) => !file.endsWith('gatsby-types.d.ts'));
}
