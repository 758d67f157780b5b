import { readdirSync, readFileSync } from 'node:fs';
import { readingNames } from '../../src/model/readingChoices';
import { readingCss } from '../../src/theme/readingCss';

test('there is a rule for each name that can be kept, and for no other', () => {
  const ruled = [...readingCss.matchAll(/\[data-reading~=(\w+)\]/g)].map(([, name]) => name);
  expect([...new Set(ruled)].sort()).toEqual([...readingNames].sort());
});

test('no height of a line is in pixels, which would not grow with its text', () => {
  const inPixels = /line-height: ?\d+px|rem\/\d+px/;
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => inPixels.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('what stands still does so with what is drawn before and after it', () => {
  expect(readingCss).toMatch(/=still\] \*, \S+ ::before, \S+ ::after \{ animation: none/);
  expect(readingCss).toMatch(/reduce\) \{ \*, ::before, ::after \{ animation: none/);
});
