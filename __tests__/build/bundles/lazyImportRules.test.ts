import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lazyImportRules } from '../../../src/build/bundles/lazyImportRules';

/** Whether the lazy parts of this file are kept out of the HTML. */
function isLeftOut(file: string): boolean {
  return lazyImportRules('build-html').some(({ include }) =>
    (include as (path: string) => boolean)(resolve(file)),
  );
}

test.each(['src/search/SearchProvider.tsx', 'src/reader/code/codeTools.ts'])(
  'the lazy parts of %s are not in the HTML',
  (file) => {
    expect(isLeftOut(file)).toBe(true);
  },
);

test('the lazy parts of packages are not affected', () => {
  expect(isLeftOut('node_modules/redoc/bundles/redoc.browser.lib.js')).toBe(false);
});

test('every part loaded with lazyOrBuilt is in the HTML', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  const asking = files.filter((file) => readFileSync(file, 'utf8').includes('lazyOrBuilt('));

  expect(asking).not.toEqual([]);
  expect(asking.filter(isLeftOut)).toEqual([]);
});

test.each(['build-javascript', 'develop', 'develop-html'])(
  'nothing is left out at the stage %s',
  (stage) => {
    expect(lazyImportRules(stage)).toEqual([]);
  },
);
