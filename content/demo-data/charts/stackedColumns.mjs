import { GRID_LEFT, legend, namesBelow, valueGrid, yearsBelow } from './axes.mjs';
import { WIDTH, box, centered, picture, text } from './draw.mjs';

const CHANNELS = { web: 'data-1', app: 'data-2', phone: 'data-3' };
const BASE = 258;
const COLUMN = 30;

/** Orders per quarter since 2024, each column divided into channels. */
export async function stackedColumns(query) {
  const quarters = await query(`
    select
      year(ordered_at) as year,
      quarter(ordered_at) as quarter,
      count(*) filter (where channel = 'web') as web,
      count(*) filter (where channel = 'app') as app,
      count(*) filter (where channel = 'phone') as phone
    from orders
    where ordered_at >= timestamp '2024-01-01'
    group by all
    order by all`);
  const step = (WIDTH - GRID_LEFT) / quarters.length;
  const xOf = (index) => GRID_LEFT + (index + 0.5) * step;
  const yOf = (value) => BASE - value * 0.43;
  const names = quarters.map(({ quarter }) => `Q${quarter}`);
  const years = quarters.map(({ year }) => year);

  return picture(WIDTH, 304, [
    text(0, 14, 'Orders per quarter (number of orders)'),
    legend(CHANNELS, 38),
    valueGrid([0, 100, 200, 300, 400], yOf),
    quarters.map((orders, index) => stack(orders, xOf(index), yOf)),
    namesBelow(names, xOf, BASE),
    yearsBelow(years, xOf, BASE),
  ]);
}

/** The boxes of one column from the base up, and their sum on top. */
function stack(orders, x, yOf) {
  let total = 0;
  const boxes = Object.entries(CHANNELS).map(([channel, fill]) => {
    const bottom = yOf(total);
    total += orders[channel];
    const y = yOf(total);
    // A pixel less parts the box from the one below.
    return box({ x: x - COLUMN / 2, y, width: COLUMN, height: bottom - y - 1, fill });
  });
  return [...boxes, centered(x, yOf(total) - 6, total)];
}
