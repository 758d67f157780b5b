import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const charts = [
  'docs/explore-data/cells/images/python-rolling-average.svg',
  'docs/explore-data/cells/transform-cells/images/pivot-units.svg',
  'docs/explore-data/cells/visualization-cells/images/chart-combo.svg',
  'docs/explore-data/cells/visualization-cells/images/chart-histogram.svg',
  'docs/explore-data/cells/visualization-cells/images/chart-lines.svg',
  'docs/explore-data/cells/visualization-cells/images/chart-scatter.svg',
  'docs/explore-data/cells/visualization-cells/images/chart-stacked-columns.svg',
  'docs/explore-data/cells/visualization-cells/images/chart-styling-before-after.svg',
  'docs/explore-data/cells/visualization-cells/images/map-orders-by-country.svg',
  'docs/explore-data/cells/visualization-cells/images/palette-kinds.svg',
  'docs/explore-data/cells/visualization-cells/images/single-value-tiles.svg',
  'docs/explore-data/images/thread-answer.svg',
  'docs/explore-data/projects/images/cohort-repeat-share.svg',
  'docs/getting-started/images/demo-data-orders-per-month.svg',
  'tutorials/connect-to-data/images/order-answers.svg',
  'tutorials/connect-to-data/images/sencha-units-2025.svg',
  'tutorials/develop-notebooks/images/cache-timeouts.svg',
  'tutorials/develop-notebooks/images/dumbbell-countries.svg',
  'tutorials/develop-notebooks/images/forecast-units.svg',
  'tutorials/develop-notebooks/images/r-second-orders.svg',
  'tutorials/quickstart/images/orders-by-month-2025.svg',
  'tutorials/video-library/hex-foundations/images/units-per-order.svg',
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'charts-'));
  execFileSync(process.execPath, ['content/demo-data/charts.mjs', folder]);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the script draws exactly the charts in this table', () => {
  const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' });

  expect(drawn.filter((path) => path.endsWith('.svg')).sort()).toEqual(charts);
});

test.each(charts)('%s is what the script draws from the demo data', (path) => {
  const drawn = readFileSync(join(folder, path), 'utf8');

  expect(readFileSync(join('content', path), 'utf8')).toBe(drawn);
});
