import { GRID_LEFT, valueGrid } from './axes.mjs';
import { WIDTH, box, centered, picture, text } from './draw.mjs';

const BASE = 236;
const BIN = 25;

/** Completed orders in US dollars by their value, in bins. */
export async function histogram(query) {
  const bins = await query(`
    select (${BIN} * floor(order_value / ${BIN}))::bigint as start, count(*) as orders
    from (
      select
        sum(i.quantity * i.unit_price * (1 - coalesce(o.discount_pct, 0) / 100.0)) as order_value
      from orders as o
      join order_items as i on i.order_id = o.order_id
      where o.status = 'completed' and o.currency = 'USD'
      group by o.order_id
    ) as order_facts
    group by start
    order by start`);
  const end = bins.at(-1).start + BIN;
  const step = ((WIDTH - GRID_LEFT - 4) / end) * BIN;
  const xOf = (value) => GRID_LEFT + (value / BIN) * step;
  const yOf = (value) => BASE - value * 0.46;
  const highest = bins.reduce((best, bin) => (bin.orders > best.orders ? bin : best));
  const { start, orders } = highest;

  return picture(WIDTH, 282, [
    text(0, 14, 'Completed orders in USD (number of orders)'),
    valueGrid([0, 100, 200, 300, 400], yOf),
    bins.map((bin) => {
      const y = yOf(bin.orders);
      return box({ x: xOf(bin.start), y, width: step - 1, height: BASE - y, fill: 'data-1' });
    }),
    text(
      xOf(start + BIN) + 4.5,
      yOf(orders) + 9,
      `${orders} orders of ${start} to ${start + BIN} USD`,
    ),
    [0, 100, 200, 300, 400].map((value) =>
      centered(xOf(value), BASE + 19, value, { color: 'ink-faint' }),
    ),
    centered((GRID_LEFT + WIDTH) / 2, BASE + 42, `Value of the order, in bins of ${BIN} USD`),
  ]);
}
