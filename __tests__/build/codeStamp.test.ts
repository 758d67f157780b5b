import { existsSync, rmSync } from 'node:fs';
import { cacheIsOurs, dropOutdatedCache, noteDrafts, stampCache } from '../../src/build/codeStamp';
import { onPreBootstrap } from '../../src/build/onPreBootstrap';
import { inTemporaryProject, write } from './support/project';

inTemporaryProject();

beforeEach(() => {
  for (const folder of ['.cache', 'content']) rmSync(folder, { recursive: true, force: true });
  write('src/build/content/a.ts', 'one');
  write('src/model/b.ts', 'one');
  write('openapi/openapi.yaml', 'one');
  write('content/data/permissions.yml', 'one');
  write('plugins/c/index.js', 'one');
  write('site.config.ts', 'one');
  write('gatsby-config.ts', 'one');
});

test('a cache without a stamp is none of ours', () => {
  expect(cacheIsOurs()).toBe(false);
});

test('a stamped cache is ours as long as no code of the build changes', () => {
  stampCache();

  expect(cacheIsOurs()).toBe(true);
});

test('Gatsby stamps the cache before it fills it', () => {
  void onPreBootstrap?.({} as never, { plugins: [] }, () => undefined);

  expect(cacheIsOurs()).toBe(true);
});

test.each([
  ['src/build/content/a.ts', 'two'],
  ['src/build/content/new.ts', ''],
  ['src/model/b.ts', 'two'],
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
])('a cache is no longer ours once %s is written', (path, text) => {
  stampCache();
  write(path, text);

  expect(cacheIsOurs()).toBe(false);
});

test('a build that pushes records does not take what one without that plugin has made', () => {
  stampCache();
  process.env.ALGOLIA_ADMIN_KEY = 'key';

  expect(cacheIsOurs()).toBe(false);
  delete process.env.ALGOLIA_ADMIN_KEY;
});

test('a build for a site below a path does not take what one without a path has made', () => {
  stampCache();
  process.argv.push('--prefix-paths');

  expect(cacheIsOurs()).toBe(false);
  process.argv.pop();
});

/** The same commands, one after the other. */
function changeMode(mode: string): void {
  Object.assign(process.env, { NODE_ENV: mode });
}

test('where there are drafts, a build does not take what was made for writing, nor the other way round', () => {
  const before = String(process.env.NODE_ENV);
  stampCache();
  changeMode('development');
  expect(cacheIsOurs()).toBe(true);
  noteDrafts();
  expect(cacheIsOurs()).toBe(true);
  changeMode('production');
  expect(cacheIsOurs()).toBe(false);

  dropOutdatedCache();
  stampCache();
  noteDrafts();
  expect(cacheIsOurs()).toBe(true);
  changeMode('development');
  expect(cacheIsOurs()).toBe(false);
  changeMode(before);
});

test('what the browser draws does not touch the cache', () => {
  stampCache();
  write('src/ui/Icon.tsx', 'two');

  expect(cacheIsOurs()).toBe(true);
});

test.each([
  ['stays', 'one', true],
  ['goes, with the bundles that Gatsby would keep', 'two', false],
])('what was built %s when the code of the build is %s', (_, code, stays) => {
  stampCache();
  write('src/build/content/a.ts', code);
  write('.cache/webpack/stage-build-javascript/0.pack', '');
  write('public/index.html', '');
  dropOutdatedCache();

  expect(existsSync('.cache/webpack')).toBe(stays);
  expect(existsSync('public')).toBe(stays);
});
