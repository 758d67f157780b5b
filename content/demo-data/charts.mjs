// Draws the charts of the demo data that pages show, the same bytes every time: node content/demo-data/charts.mjs [folder]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cohortRepeatShare } from './charts/cohortRepeatShare.mjs';
import { combo } from './charts/combo.mjs';
import { histogram } from './charts/histogram.mjs';
import { lines } from './charts/lines.mjs';
import { mapOrdersByCountry } from './charts/mapOrdersByCountry.mjs';
import { ordersByMonth2025, ordersPerMonth } from './charts/monthColumns.mjs';
import { paletteKinds } from './charts/paletteKinds.mjs';
import { pivotUnits } from './charts/pivotUnits.mjs';
import { rollingAverage } from './charts/rollingAverage.mjs';
import { scatter } from './charts/scatter.mjs';
import { openShop } from './charts/shop.mjs';
import { stackedColumns } from './charts/stackedColumns.mjs';
import { stylingBeforeAfter } from './charts/stylingBeforeAfter.mjs';
import { threadAnswer } from './charts/threadAnswer.mjs';
import { unitsPerOrder } from './charts/unitsPerOrder.mjs';
import { productMonths } from './charts/productMonths.mjs';
import { orderAnswers } from './charts/orderAnswers.mjs';
import { cacheTimeouts } from './charts/cacheTimeouts.mjs';
import { dumbbellCountries } from './charts/dumbbellCountries.mjs';
import { forecastUnits } from './charts/forecastUnits.mjs';
import { secondOrders } from './charts/secondOrders.mjs';
import { singleValueTiles } from './charts/singleValueTiles.mjs';

const CONTENT = fileURLToPath(new URL('..', import.meta.url));
const EXPLORE = 'docs/explore-data';
const VISUALIZATION = `${EXPLORE}/cells/visualization-cells`;

/** The pictures by their path below content/, or below the folder that is given. */
const charts = {
  'docs/getting-started/images/demo-data-orders-per-month.svg': ordersPerMonth,
  'tutorials/quickstart/images/orders-by-month-2025.svg': ordersByMonth2025,
  'tutorials/video-library/hex-foundations/images/units-per-order.svg': unitsPerOrder,
  'tutorials/connect-to-data/images/sencha-units-2025.svg': productMonths,
  'tutorials/connect-to-data/images/order-answers.svg': orderAnswers,
  'tutorials/develop-notebooks/images/cache-timeouts.svg': cacheTimeouts,
  'tutorials/develop-notebooks/images/dumbbell-countries.svg': dumbbellCountries,
  'tutorials/develop-notebooks/images/forecast-units.svg': forecastUnits,
  'tutorials/develop-notebooks/images/r-second-orders.svg': secondOrders,
  [`${EXPLORE}/images/thread-answer.svg`]: threadAnswer,
  [`${EXPLORE}/projects/images/cohort-repeat-share.svg`]: cohortRepeatShare,
  [`${EXPLORE}/cells/images/python-rolling-average.svg`]: rollingAverage,
  [`${EXPLORE}/cells/transform-cells/images/pivot-units.svg`]: pivotUnits,
  [`${VISUALIZATION}/images/chart-stacked-columns.svg`]: stackedColumns,
  [`${VISUALIZATION}/images/chart-lines.svg`]: lines,
  [`${VISUALIZATION}/images/chart-scatter.svg`]: scatter,
  [`${VISUALIZATION}/images/chart-histogram.svg`]: histogram,
  [`${VISUALIZATION}/images/chart-combo.svg`]: combo,
  [`${VISUALIZATION}/images/chart-styling-before-after.svg`]: stylingBeforeAfter,
  [`${VISUALIZATION}/images/palette-kinds.svg`]: paletteKinds,
  [`${VISUALIZATION}/images/single-value-tiles.svg`]: singleValueTiles,
  [`${VISUALIZATION}/images/map-orders-by-country.svg`]: mapOrdersByCountry,
};

const query = await openShop();
for (const [path, draw] of Object.entries(charts)) {
  const file = join(process.argv[2] ?? CONTENT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await draw(query));
}
