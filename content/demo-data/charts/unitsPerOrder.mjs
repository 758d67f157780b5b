// Grouped columns of the average order size, for the lesson on visualizing data.
import { GRID_LEFT, legend, namesBelow, valueGrid } from './axes.mjs';
import { WIDTH, box, centered, picture, text } from './draw.mjs';

const KINDS = { 'no discount': 'data-1', discount: 'data-2' };
const BASE = 232;
const COLUMN = 34;

/** Units per completed order in each segment, with and without a discount. */
export async function unitsPerOrder(query) {
  const segments = await query(`
    with order_sizes as (
      select o.order_id, c.segment, o.discount_pct, sum(i.quantity) as units
      from orders as o
      join order_items as i on i.order_id = o.order_id
      join customers as c on c.customer_id = o.customer_id
      where o.status = 'completed'
      group by all)
    select
      segment,
      avg(units) filter (where discount_pct is null) as "no discount",
      avg(units) filter (where discount_pct is not null) as discount
    from order_sizes
    group by segment
    order by avg(units)`);
  const step = (WIDTH - GRID_LEFT) / segments.length;
  const xOf = (index) => GRID_LEFT + (index + 0.5) * step;
  const yOf = (value) => BASE - value * 20;

  return picture(WIDTH, 258, [
    text(0, 14, 'Units per completed order (average)'),
    legend(KINDS, 38),
    valueGrid([0, 2, 4, 6], yOf),
    segments.map((sizes, index) => pair(sizes, xOf(index), yOf)),
    namesBelow(
      segments.map(({ segment }) => segment),
      xOf,
      BASE,
    ),
  ]);
}

/** The two columns of a segment, side by side, with their numbers on top. */
function pair(sizes, x, yOf) {
  return Object.entries(KINDS).map(([kind, fill], index) => {
    const left = x - COLUMN - 1 + index * (COLUMN + 2);
    const y = yOf(sizes[kind]);
    return [
      box({ x: left, y, width: COLUMN, height: BASE - y, fill }),
      centered(left + COLUMN / 2, y - 6, sizes[kind].toFixed(2)),
    ];
  });
}
