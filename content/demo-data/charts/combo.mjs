import { GRID_LEFT, legend, namesBelow, valueGrid, yearsBelow } from './axes.mjs';
import { WIDTH, box, crisp, curve, dot, picture, text } from './draw.mjs';

const BASE = 242;
/** Where the grid ends, and the numbers of the second axis begin. */
const RIGHT = WIDTH - 30;
const COLUMN = 20;

/** Orders per quarter as columns, and the share of them that came back as a line with an axis of its own. */
export async function combo(query) {
  const quarters = await query(`
    select
      year(ordered_at) as year,
      quarter(ordered_at) as quarter,
      count(*) as orders,
      100.0 * count(*) filter (where status = 'returned') / count(*) as returned
    from orders
    group by all
    order by year, quarter`);
  const step = (RIGHT - GRID_LEFT) / quarters.length;
  const xOf = (index) => GRID_LEFT + (index + 0.5) * step;
  const yOfOrders = (orders) => BASE - orders * 0.36;
  const yOfShare = (percent) => BASE - percent * 22.5;
  const columns = quarters.map(({ orders }, index) => {
    const y = yOfOrders(orders);
    const place = { x: xOf(index) - COLUMN / 2, y, width: COLUMN, height: BASE - y };
    return box({ ...place, fill: 'data-1', opacity: 0.55 });
  });
  const shares = quarters.map(({ returned }, index) => [xOf(index), yOfShare(returned)]);
  const names = quarters.map(({ quarter }) => `Q${quarter}`);
  const years = quarters.map(({ year }) => year);

  return picture(WIDTH, 290, [
    legend({ orders: 'data-1', 'share returned': 'data-3' }, 14),
    text(0, 38, 'number', { color: 'ink-faint' }),
    text(WIDTH, 38, 'percent', { color: 'ink-faint', anchor: 'end' }),
    valueGrid([0, 100, 200, 300, 400, 500], yOfOrders, GRID_LEFT, RIGHT),
    [0, 2, 4, 6, 8].map((percent) =>
      text(RIGHT + 8, crisp(yOfShare(percent)) + 4, percent, { color: 'ink-faint' }),
    ),
    columns,
    curve(shares, 'data-3', 2),
    shares.map(([x, y]) => dot(x, y, 3, 'data-3')),
    namesBelow(names, xOf, BASE),
    yearsBelow(years, xOf, BASE),
  ]);
}
