import { existsSync, renameSync, rmSync } from 'node:fs';
import {
  cacheIsCurrent,
  dropOutdatedCache,
  noteDrafts,
  stampCache,
} from '../../src/build/codeStamp';
import { onPreBootstrap } from '../../src/build/onPreBootstrap';
import { inTemporaryProject, write } from './support/project';

inTemporaryProject();

beforeEach(() => {
  for (const folder of ['.cache', 'content']) rmSync(folder, { recursive: true, force: true });
  write('src/build/content/a.ts', 'one');
  write('src/model/b.ts', 'one');
  write('src/theme/palettes.ts', 'one');
  write('src/theme/tokens.ts', 'one');
  write('openapi/openapi.yaml', 'one');
  write('content/data/permissions.yml', 'one');
  write('plugins/c/index.js', 'one');
  write('site.config.ts', 'one');
  write('gatsby-config.ts', 'one');
});

test('a cache without a stamp is not current', () => {
  expect(cacheIsCurrent()).toBe(false);
});

test('a stamped cache is current as long as no build code changes', () => {
  stampCache();

  expect(cacheIsCurrent()).toBe(true);
});

test('the cache is stamped before Gatsby fills it', () => {
  void onPreBootstrap?.({} as never, { plugins: [] }, () => undefined);

  expect(cacheIsCurrent()).toBe(true);
});

test.each([
  ['src/build/content/a.ts', 'two'],
  ['src/build/content/new.ts', ''],
  ['src/model/b.ts', 'two'],
  ['src/theme/palettes.ts', 'two'],
  ['src/theme/tokens.ts', 'two'],
  ['openapi/openapi.yaml', 'two'],
  ['openapi/schemas/PageSize.yaml', 'new'],
  ['content/data/permissions.yml', 'two'],
  ['plugins/c/index.js', 'two'],
  ['site.config.ts', 'two'],
  ['gatsby-config.ts', 'two'],
  ['gatsby-node.ts', 'two'],
  ['gatsby-browser.tsx', 'two'],
  ['gatsby-ssr.tsx', 'two'],
  ['content/versions/v1/a.mdx', 'the first older version'],
  ['scripts/typeScript.mjs', 'two'],
  ['package.json', '{}'],
  ['.babelrc', '{}'],
  ['node_modules/.package-lock.json', '{}'],
])('a cache is no longer current once %s is written', (path, text) => {
  stampCache();
  write(path, text);

  expect(cacheIsCurrent()).toBe(false);
});

test('a build that pushes records does not reuse the cache of one without that plugin', () => {
  stampCache();
  process.env.ALGOLIA_ADMIN_KEY = 'key';

  expect(cacheIsCurrent()).toBe(false);
  delete process.env.ALGOLIA_ADMIN_KEY;
});

test('a build with a path prefix does not reuse the cache of one without', () => {
  stampCache();
  process.argv.push('--prefix-paths');

  expect(cacheIsCurrent()).toBe(false);
  process.argv.pop();
});

/** Renames the folder of the project, which stays the current one. */
function moveProject(from: string, to: string): void {
  renameSync(from, to);
  process.chdir(to);
}

test('a project whose folder was moved does not reuse its cache, which holds the old paths of the files', () => {
  const folder = process.cwd();
  stampCache();
  moveProject(folder, `${folder}-moved`);
  const current = cacheIsCurrent();
  moveProject(`${folder}-moved`, folder);

  expect(current).toBe(false);
});

/** Switches between `npm run dev` and a build, as if one command ran after the other. */
function changeMode(mode: string): void {
  Object.assign(process.env, { NODE_ENV: mode });
}

test('with drafts, a build does not reuse the cache of the development server, nor the reverse', () => {
  const before = String(process.env.NODE_ENV);
  stampCache();
  changeMode('development');
  expect(cacheIsCurrent()).toBe(true);
  noteDrafts();
  expect(cacheIsCurrent()).toBe(true);
  changeMode('production');
  expect(cacheIsCurrent()).toBe(false);

  dropOutdatedCache();
  stampCache();
  noteDrafts();
  expect(cacheIsCurrent()).toBe(true);
  changeMode('development');
  expect(cacheIsCurrent()).toBe(false);
  changeMode(before);
});

test('a change in browser code leaves the cache current', () => {
  stampCache();
  write('src/ui/Icon.tsx', 'two');

  expect(cacheIsCurrent()).toBe(true);
});

test.each([
  ['stays', 'one', true],
  [
    'is removed, with the bundles that Gatsby would keep and the state without which it clears its cache',
    'two',
    false,
  ],
])('what was built from code "one" %s when the build code is "%s"', (_, code, stays) => {
  stampCache();
  write('src/build/content/a.ts', code);
  write('.cache/redux/redux.rest.state', '');
  write('.cache/webpack/stage-build-javascript/0.pack', '');
  write('public/index.html', '');
  dropOutdatedCache();

  expect(existsSync('.cache/redux')).toBe(stays);
  expect(existsSync('.cache/webpack')).toBe(stays);
  expect(existsSync('public')).toBe(stays);
});
