import { existsSync } from 'node:fs';
import { noteWritten, removeWritten } from '../../../src/build/outputs/writtenFiles';
import { inTemporaryProject, write } from '../support/project';

inTemporaryProject();

/** A build: what the last one wrote is taken away, then each writer notes its files and writes them. */
function build(...writers: string[][]) {
  removeWritten();
  for (const paths of writers) {
    noteWritten(paths);
    paths.forEach((path) => write(`public${path}`));
  }
}

const has = (path: string) => existsSync(`public${path}`);

test('a first build has nothing to take away', () => {
  expect(() => removeWritten()).not.toThrow();
});

test('what the last build wrote and this one does not is gone; all else stays', () => {
  write('public/docs/roles.html');
  build(['/docs/roles.md', '/docs/keys.md'], ['/docs/rss.xml']);
  build(['/docs/roles.md']);

  expect(has('/docs/roles.md')).toBe(true);
  expect(has('/docs/roles.html')).toBe(true);
  expect(has('/docs/keys.md')).toBe(false);
  expect(has('/docs/rss.xml')).toBe(false);
});

test('a page may have the address of a redirect that was withdrawn, also in the builds that follow', () => {
  build(['/docs/old.html']);
  build(['/docs/old.md']);
  write('public/docs/old.html', 'a page');
  build(['/docs/old.md']);

  expect(has('/docs/old.html')).toBe(true);
});

test('a build that breaks off after its first file leaves nothing that the next one does not know', () => {
  removeWritten();
  noteWritten(['/llms.txt', '/docs/llms.txt']);
  write('public/llms.txt');
  build([]);

  expect(has('/llms.txt')).toBe(false);
});

test('a file that somebody else has taken away is not missed', () => {
  noteWritten(['/robots.txt']);

  expect(() => removeWritten()).not.toThrow();
});
