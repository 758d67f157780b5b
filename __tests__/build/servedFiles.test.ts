import { symlinkSync } from 'node:fs';
import { servedFiles } from '../../src/build/servedFiles';
import { inTemporaryProject, write } from './support/project';

inTemporaryProject();

test('files are listed by the addresses they are served at', () => {
  write('static/robots.txt');
  write('static/fonts/a.woff2');
  write('content/demo-data/orders.csv');

  expect(servedFiles('static', '').sort()).toEqual(['/fonts/a.woff2', '/robots.txt']);
  expect(servedFiles('content/demo-data', '/demo-data')).toEqual(['/demo-data/orders.csv']);
});

test('addresses have slashes even if the system uses backslashes', () => {
  write('static/schemas\\page.json');

  expect(servedFiles('static', '')).toContain('/schemas/page.json');
});

test('a symlink to a file is served like the file', () => {
  write('documents/guide.pdf');
  write('media/robots.txt');
  symlinkSync('../documents/guide.pdf', 'media/guide.pdf');
  symlinkSync('../documents/gone.pdf', 'media/gone.pdf');

  expect(servedFiles('media', '')).toEqual(['/guide.pdf', '/robots.txt']);
});

test('a missing folder has no files', () => {
  expect(servedFiles('nowhere', '')).toEqual([]);
});
