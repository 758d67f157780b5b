import { existsSync, readdirSync, rmSync } from 'node:fs';
import { stampCache } from '../../src/build/codeStamp';
import { BUILT_SOURCES_FILE, removeStale } from '../../src/build/removeStale';
import { inTemporaryProject, write } from './support/project';

inTemporaryProject();

/** A first build: when Gatsby starts, it empties its cache except for names with a leading dot, and copies `static`. */
function build(...files: string[]): void {
  removeStale();
  for (const name of readdirSync('.cache').filter((one) => !one.startsWith('.')))
    rmSync(`.cache/${name}`, { recursive: true });
  stampCache();
  for (const file of ['index.html', ...files]) write(`public/${file}`);
}

test('a file removed from static is removed from public, in subfolders too; pages stay', () => {
  write('static/terms.pdf');
  write('static/schemas/model.json');
  build('terms.pdf', 'schemas/model.json');
  rmSync('static', { recursive: true });
  removeStale();

  expect(existsSync('public/terms.pdf')).toBe(false);
  expect(existsSync('public/schemas/model.json')).toBe(false);
  expect(existsSync('public/index.html')).toBe(true);
});

test('the record of the built sources is removed, since it may be wrong from now on', () => {
  write(BUILT_SOURCES_FILE, 'digest');
  removeStale();

  expect(existsSync(BUILT_SOURCES_FILE)).toBe(false);
});

test('what other build code has made is removed', () => {
  build();
  write('src/build/a.ts', 'two');
  removeStale();

  expect(existsSync('public')).toBe(false);
});
