import { servedFiles } from '../../../src/build/checks/servedFiles';
import { inTemporaryProject, write } from '../support/project';

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

test('a missing folder has no files', () => {
  expect(servedFiles('nowhere', '')).toEqual([]);
});
