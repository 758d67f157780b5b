import { GRID_LEFT, MONTHS, legend, valueGrid, yearsBelow } from './axes.mjs';
import { WIDTH, centered, curve, dot, picture, text } from './draw.mjs';

const REGIONS = { 'North America': 'data-1', Europe: 'data-2' };
const BASE = 226;
/** Where the first and the last point stand, a little inside the grid. */
const FIRST = GRID_LEFT + 6;
const LAST = WIDTH - 14;

/** Orders per month since 2024, a line for each of two regions. */
export async function lines(query) {
  const months = await query(`
    select
      year(ordered_at) as year,
      month(ordered_at) as month,
      count(*) filter (where region = 'North America') as "North America",
      count(*) filter (where region = 'Europe') as "Europe"
    from orders
    where ordered_at >= timestamp '2024-01-01'
    group by all
    order by all`);
  const xOf = (index) => FIRST + (index * (LAST - FIRST)) / (months.length - 1);
  const yOf = (value) => BASE - value * 1.6;
  const years = months.map(({ year }) => year);

  return picture(WIDTH, 274, [
    text(0, 14, 'Orders per month (number of orders)'),
    legend(REGIONS, 38),
    valueGrid([0, 25, 50, 75, 100], yOf),
    // The first region comes last, so that its line lies on top.
    Object.keys(REGIONS)
      .reverse()
      .map((region) => regionLine(months, region, xOf, yOf)),
    peakLabel(months, xOf, yOf),
    quarterNames(months, xOf),
    // A stroke that ends above the names: it would run through that of January.
    yearsBelow(years, xOf, BASE, 8),
  ]);
}

function regionLine(months, region, xOf, yOf) {
  const points = months.map((orders, index) => [xOf(index), yOf(orders[region])]);
  const ink = REGIONS[region];
  return [curve(points, ink, 1.8), points.map(([x, y]) => dot(x, y, 2.2, ink))];
}

/** The highest number of North America, right of its point and below the line of 100. */
function peakLabel(months, xOf, yOf) {
  const values = months.map((orders) => orders['North America']);
  const peak = Math.max(...values);
  const index = values.indexOf(peak);
  return text(xOf(index) + 10, yOf(peak) + 15, `${peak} in ${MONTHS[months[index].month - 1]}`);
}

/** Every third month has its name; there is no room for all. */
function quarterNames(months, xOf) {
  return months.map(({ month }, index) =>
    month % 3 === 1
      ? centered(xOf(index), BASE + 19, MONTHS[month - 1], { color: 'ink-faint' })
      : [],
  );
}
