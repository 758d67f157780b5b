import { readFileSync } from 'node:fs';
import { MONTHS, legend, thousands, valueGrid, yearsBelow } from './axes.mjs';
import { WIDTH, area, centered, color, curve, dot, element, picture, text } from './draw.mjs';

const PAGE = new URL('../../tutorials/develop-notebooks/forecast-in-python.mdx', import.meta.url);
const BASE = 232;
const LEFT = 42;
const FIRST = LEFT + 4;
const LAST = WIDTH - 6;

/** Units per month, and the forecast that the page's Python computes, with its interval. */
export async function forecastUnits(query) {
  const months = await query(`
    select year(o.ordered_at) as year, month(o.ordered_at) as month, sum(i.quantity) as units
    from orders as o
    join order_items as i on i.order_id = o.order_id
    where o.status = 'completed'
    group by all
    order by all`);
  const forecast = forecastOfPage();
  const all = [...months, ...forecast];
  const xOf = (index) => FIRST + (index * (LAST - FIRST)) / (all.length - 1);
  const yOf = (units) => BASE - units * 0.132;
  const path = (name, rows, start) => rows.map((row, index) => [xOf(start + index), yOf(row[name])]);

  // The band begins at the last known month, where it has no width.
  const known = months.length - 1;
  const tip = [xOf(known), yOf(months[known].units)];
  const upper = [tip, ...path('high', forecast, months.length)];
  const lower = [tip, ...path('low', forecast, months.length)];
  const peak = forecast[2];

  return picture(WIDTH, 288, [
    text(0, 14, 'Units per month'),
    legend({ Sold: 'data-1', 'Forecast with 80% interval': 'data-2' }, 38),
    valueGrid([0, 300, 600, 900, 1200], yOf, LEFT),
    element('g', { opacity: 0.25 }, area([...upper, ...lower.toReversed()], 'data-2', 'data-2')),
    curve(path('units', months, 0), 'data-1', 1.8),
    dashed([tip, ...path('units', forecast, months.length)], 'data-2'),
    path('units', forecast, months.length).map(([x, y]) => dot(x, y, 2.2, 'data-2')),
    text(xOf(known + 3) - 12, yOf(peak.units) - 4, thousands(peak.units), { anchor: 'end' }),
    all.map(({ month }, index) =>
      month % 6 === 1 ? centered(xOf(index), BASE + 19, MONTHS[month - 1], { color: 'ink-faint' }) : [],
    ),
    yearsBelow(
      all.map(({ year }) => year),
      xOf,
      BASE,
      8,
    ),
  ]);
}

/** The rows of the table below the forecast on the page, which a test compares with what Python computes. */
function forecastOfPage() {
  const [, table] = readFileSync(PAGE, 'utf8').match(/\| month \| units \| low \| high \|\n.*\n([^`]*)```/);
  return [...table.matchAll(/(\d{4})-(\d\d)-01 \| (\d+) \| (\d+) \| (\d+)/g)]
    .map((row) => row.slice(1).map(Number))
    .map(([year, month, units, low, high]) => ({ year, month, units, low, high }));
}

function dashed(points, ink) {
  return element('polyline', {
    points: points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' '),
    fill: 'none',
    stroke: color(ink),
    'stroke-width': 1.8,
    'stroke-dasharray': '5 3',
  });
}
