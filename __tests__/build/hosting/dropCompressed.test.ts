import { readdirSync } from 'node:fs';
import { dropCompressed } from '../../../src/build/hosting/dropCompressed';
import { inTemporaryProject, write } from '../support/project';

inTemporaryProject();

test('compressed copies are removed, even of files that are gone; compressed files of authors stay', () => {
  write('static/fonts/icons.svg.gz');
  write('content/demo-data/sales/orders.csv.gz');
  for (const file of [
    'llms.txt.br',
    'docs/roles.html',
    'docs/roles.html.gz',
    'fonts/icons.svg.gz',
    'demo-data/sales/orders.csv.gz',
    'demo-data/sales/orders.csv.gz.br',
  ])
    write(`public/${file}`);

  dropCompressed();

  const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.includes('.')).sort()).toEqual([
    'demo-data/sales/orders.csv.gz',
    'docs/roles.html',
    'fonts/icons.svg.gz',
  ]);
});

test('a missing folder, as before the first build, is no error', () => {
  expect(() => dropCompressed('nowhere')).not.toThrow();
});
