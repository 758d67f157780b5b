import { legend } from './axes.mjs';
import { WIDTH, centered, dot, line, picture, text } from './draw.mjs';

const YEARS = { 2024: 'ink-faint', 2025: 'data-1' };
const TOP = 66;
const ROW = 26;
const LEFT = 96;
const SCALE = (WIDTH - LEFT - 48) / 360;

/** Completed orders of nine months in two years, a dumbbell for each country. */
export async function dumbbellCountries(query) {
  const countries = await query(`
    select
      c.country,
      count(*) filter (where year(o.ordered_at) = 2024) as before,
      count(*) filter (where year(o.ordered_at) = 2025) as after
    from orders as o
    join customers as c on c.customer_id = o.customer_id
    where o.status = 'completed' and month(o.ordered_at) <= 9
    group by all
    order by after desc, country`);
  const xOf = (orders) => LEFT + orders * SCALE;
  const bottom = TOP + (countries.length - 0.5) * ROW;

  const rows = countries.map(({ country, before, after }, index) => {
    const y = TOP + index * ROW;
    const gain = after - before;
    // A label that stands left of a loss must not touch the dot of the year before.
    const [x, anchor] = gain < 0 ? [xOf(after) - 10, 'end'] : [xOf(after) + 10, undefined];
    return [
      text(LEFT - 12, y + 4, country, { anchor: 'end' }),
      line(xOf(before), y, xOf(after), y, 'line-strong', 3),
      dot(xOf(before), y, 4.5, YEARS[2024]),
      dot(xOf(after), y, 4.5, YEARS[2025]),
      text(x, y + 4, gain < 0 ? `−${-gain}` : `+${gain}`, { color: 'ink', anchor }),
    ];
  });

  return picture(WIDTH, bottom + 26, [
    text(0, 14, 'Completed orders, January to September'),
    legend(YEARS, 38),
    [0, 100, 200, 300].map((orders) => [
      line(xOf(orders), TOP - 14, xOf(orders), bottom, orders === 0 ? 'line-strong' : 'line'),
      centered(xOf(orders), bottom + 18, String(orders), { color: 'ink-faint' }),
    ]),
    rows,
  ]);
}
