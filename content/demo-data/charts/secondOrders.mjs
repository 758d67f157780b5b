import { WIDTH, centered, dot, line, picture, text } from './draw.mjs';

const LEFT = 106;
const RIGHT = WIDTH - 20;
const TOP = 48;
const ROW = 32;

/** The share of customers who order again within 90 days, with the 95% intervals of R's `prop.test`. */
export async function secondOrders(query) {
  const segments = await query(`
    with firsts as (
      select customer_id, min(cast(ordered_at as date)) as first_on
      from orders
      where status = 'completed'
      group by customer_id
    ),
    customer_windows as (
      select f.customer_id, c.segment,
        bool_or(cast(o.ordered_at as date) > f.first_on
          and cast(o.ordered_at as date) <= f.first_on + 90) as came_back
      from firsts as f
      join customers as c on c.customer_id = f.customer_id
      join orders as o on o.customer_id = f.customer_id and o.status = 'completed'
      where f.first_on <= date '2025-09-30' - 90
      group by all
    )
    select segment, count(*) as customers, count(*) filter (where came_back) as back
    from customer_windows
    group by segment
    order by back / customers desc`);
  const xOf = (share) => LEFT + share * (RIGHT - LEFT);
  const base = TOP + (segments.length - 0.4) * ROW;

  return picture(WIDTH, base + 46, [
    text(0, 14, 'Customers who order again within 90 days'),
    [0, 0.25, 0.5, 0.75, 1].map((share) => [
      line(xOf(share), TOP - 18, xOf(share), base, share === 0 ? 'line-strong' : 'line'),
      centered(xOf(share), base + 19, `${share * 100}%`, { color: 'ink-faint' }),
    ]),
    segments.map(({ segment, customers, back }, index) => {
      const y = TOP + index * ROW;
      const [low, high] = wilson(back, customers);
      return [
        text(0, y + 4, segment),
        text(LEFT - 16, y + 4, `${((100 * back) / customers).toFixed(1)}%`, { color: 'ink', anchor: 'end' }),
        line(xOf(low), y, xOf(high), y, 'ink-faint', 2),
        dot(xOf(back / customers), y, 5, 'data-1'),
      ];
    }),
    centered((LEFT + RIGHT) / 2, base + 40, 'Dot: share. Line: 95% interval', { color: 'ink-faint' }),
  ]);
}

/** The interval of Wilson with a correction for continuity, as `prop.test` computes it. */
function wilson(hits, n) {
  const z = 1.959964;
  const p = hits / n;
  const end = (sign) => {
    const moved = p + (sign * 0.5) / n;
    const middle = moved + z ** 2 / (2 * n);
    const spread = z * Math.sqrt((moved * (1 - moved)) / n + z ** 2 / (4 * n ** 2));
    return (middle + sign * spread) / (1 + z ** 2 / n);
  };
  return [end(-1), end(1)];
}
