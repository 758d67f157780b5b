import { readdirSync } from 'node:fs';
import { dropCompressed } from '../../../src/build/hosting/dropCompressed';
import { inTemporaryProject, write } from '../support/project';

inTemporaryProject();

test('compressed copies go, also of what a build has withdrawn; what authors put there stays', () => {
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

test('before the first build there is nothing to drop', () => {
  expect(() => dropCompressed('nowhere')).not.toThrow();
});
