import { thousands } from './axes.mjs';
import { WIDTH, box, color, element, picture, text } from './draw.mjs';

/** Height of a tile, and from one tile to the next. */
const HEIGHT = 104;
const STEP = 117;

/** Three numbers of September 2025 compared with August. */
export async function singleValueTiles(query) {
  const [august, september] = await query(`
    select
      count(distinct o.order_id) as orders,
      sum(i.quantity) filter (where o.status = 'completed') as units,
      100.0 * count(distinct o.order_id) filter (where o.status = 'returned')
        / count(distinct o.order_id) as returned
    from orders as o
    left join order_items as i on i.order_id = o.order_id
    where o.ordered_at >= timestamp '2025-08-01'
    group by month(o.ordered_at)
    order by month(o.ordered_at)`);
  const growth = 100 * (september.orders / august.orders - 1);
  const tiles = [
    {
      label: 'Orders in September',
      values: [august.orders, september.orders],
      written: String,
      change: `${Math.abs(growth).toFixed(1)}%`,
      upIsGood: true,
    },
    {
      label: 'Units in completed orders',
      values: [august.units, september.units],
      written: thousands,
      change: `${thousands(Math.abs(september.units - august.units))} units`,
      upIsGood: true,
    },
    {
      label: 'Share returned',
      values: [august.returned, september.returned],
      written: (share) => `${share.toFixed(2)}%`,
      change: `${Math.abs(september.returned - august.returned).toFixed(2)} points`,
      upIsGood: false,
    },
  ];
  return picture(
    WIDTH,
    352,
    tiles.map((tile, index) => drawn(tile, 1 + index * STEP)),
  );
}

function drawn({ label, values: [before, now], written, change, upIsGood }, y) {
  const up = now > before;
  const tone = up === upIsGood ? 'tip' : 'danger';
  return [
    box({
      x: 1,
      y,
      width: WIDTH - 2,
      height: HEIGHT,
      rx: 6,
      fill: 'raised',
      stroke: 'line-strong',
    }),
    text(16, y + 24, label),
    text(320, y + 24, upIsGood ? 'up is good' : 'up is bad', { color: 'ink-faint', anchor: 'end' }),
    text(16, y + 62, written(now), { color: 'ink', size: 32, weight: 600 }),
    arrow(16, y + (up ? 90 : 81), up, tone),
    comparison(32, y + 91, { change, tone, from: `from ${written(before)} in August` }),
  ];
}

/** A triangle that stands on `y`, or hangs from it. */
function arrow(x, y, up, fill) {
  return element('path', { d: `M${x} ${y}h10l-5 ${up ? -9 : 9}z`, fill: color(fill) });
}

/** The change and what it started from, as one text, so that they keep apart in any font. */
function comparison(x, y, { change, tone, from }) {
  const strong = element('tspan', { fill: color(tone), 'font-weight': 600 }, change);
  return text(x, y, strong + element('tspan', { dx: 8 }, from));
}
