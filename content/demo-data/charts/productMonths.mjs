// Units of one product per month, for the tutorial on SQL with parameters.
import { MONTHS, legend, namesBelow } from './axes.mjs';
import { WIDTH, box, centered, line, picture, text } from './draw.mjs';

const SEGMENTS = { Home: 'data-1', Office: 'data-2', Cafe: 'data-3' };
const BASE = 210.5;
const SCALE = 2.8;
const COLUMN = 24;

/** Units of Sencha in completed orders of 2025, a stack of the segments for each month. */
export async function productMonths(query) {
  const months = await query(`
    select
      month(o.ordered_at) as month,
      sum(i.quantity) filter (where c.segment = 'Home') as "Home",
      sum(i.quantity) filter (where c.segment = 'Office') as "Office",
      sum(i.quantity) filter (where c.segment = 'Cafe') as "Cafe"
    from orders as o
    join customers as c on c.customer_id = o.customer_id
    join order_items as i on i.order_id = o.order_id
    join products as p on p.product_id = i.product_id
    where o.status = 'completed'
      and o.ordered_at >= timestamp '2025-01-01'
      and p.name = 'Sencha'
    group by all
    order by all`);
  const step = WIDTH / months.length;
  const xOf = (index) => (index + 0.5) * step;
  const yOf = (value) => BASE - value * SCALE;
  const names = months.map(({ month }) => MONTHS[month - 1]);

  return picture(WIDTH, BASE + 48, [
    text(0, 14, 'Units of Sencha per month (number of units)'),
    legend(SEGMENTS, 38),
    line(0, BASE, WIDTH, BASE, 'line-strong'),
    months.map((units, index) => stack(units, xOf(index), yOf)),
    namesBelow(names, xOf, BASE),
    centered(WIDTH / 2, BASE + 42, 'Month of the order, 2025'),
  ]);
}

/** The segments of a month on top of each other, and their sum above them. */
function stack(units, x, yOf) {
  let below = 0;
  const parts = Object.entries(SEGMENTS).map(([segment, fill]) => {
    // A month without units of a segment has no row for it, and so no number.
    const value = units[segment] ?? 0;
    const y = yOf(below + value);
    const part = { x: x - COLUMN / 2, y, width: COLUMN, height: yOf(below) - y, fill };
    below += value;
    return value > 0 ? box(part) : [];
  });
  return [parts, centered(x, yOf(below) - 6, String(below), { color: 'ink' })];
}
