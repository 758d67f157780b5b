import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { laterRules } from '../../../src/build/bundles/laterRules';

/** Whether the HTML has no part that this file loads later. */
function isLeftOut(file: string): boolean {
  return laterRules('build-html').some(({ include }) =>
    (include as (path: string) => boolean)(resolve(file)),
  );
}

test.each(['src/search/SearchProvider.tsx', 'src/reader/code/codeTools.ts'])(
  'what %s loads later is not in the HTML',
  (file) => {
    expect(isLeftOut(file)).toBe(true);
  },
);

test('packages load their parts as they are written to', () => {
  expect(isLeftOut('node_modules/redoc/bundles/redoc.browser.lib.js')).toBe(false);
});

test('each part that is in the HTML though a browser loads it later is there', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  const asking = files.filter((file) => readFileSync(file, 'utf8').includes('lazyOrBuilt('));

  expect(asking).not.toEqual([]);
  expect(asking.filter(isLeftOut)).toEqual([]);
});

test.each(['build-javascript', 'develop', 'develop-html'])(
  'nothing is left out in the stage %s',
  (stage) => {
    expect(laterRules(stage)).toEqual([]);
  },
);
