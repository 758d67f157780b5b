import { existsSync } from 'node:fs';
import { noteWritten, removeWritten } from '../../../src/build/outputs/writtenFiles';
import { inTemporaryProject, write } from '../support/project';

inTemporaryProject();

/** A build: removes what the last one wrote, then each writer records its files and writes them. */
function build(...writers: string[][]) {
  removeWritten();
  for (const paths of writers) {
    noteWritten(paths);
    paths.forEach((path) => write(`public${path}`));
  }
}

const has = (path: string) => existsSync(`public${path}`);

test('a first build has nothing to remove', () => {
  expect(() => removeWritten()).not.toThrow();
});

test('files that only the last build wrote are removed; everything else stays', () => {
  write('public/docs/roles.html');
  build(['/docs/roles.md', '/docs/keys.md'], ['/docs/rss.xml']);
  build(['/docs/roles.md']);

  expect(has('/docs/roles.md')).toBe(true);
  expect(has('/docs/roles.html')).toBe(true);
  expect(has('/docs/keys.md')).toBe(false);
  expect(has('/docs/rss.xml')).toBe(false);
});

test('a page may take over the address of a removed redirect, and keeps it in later builds', () => {
  build(['/docs/old.html']);
  build(['/docs/old.md']);
  write('public/docs/old.html', 'a page');
  build(['/docs/old.md']);

  expect(has('/docs/old.html')).toBe(true);
});

test('the next build removes what an aborted build has written', () => {
  removeWritten();
  noteWritten(['/llms.txt', '/docs/llms.txt']);
  write('public/llms.txt');
  build([]);

  expect(has('/llms.txt')).toBe(false);
});

test('a file that is gone already is no error', () => {
  noteWritten(['/robots.txt']);

  expect(() => removeWritten()).not.toThrow();
});

test('a list that a full disk has left empty stops no build, and is written anew', () => {
  write('.cache/.written.json', '');
  build(['/docs/full.md']);
  build([]);

  expect(has('/docs/full.md')).toBe(false);
});
