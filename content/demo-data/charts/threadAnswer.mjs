import { legend, namesBelow } from './axes.mjs';
import { WIDTH, box, centered, line, picture } from './draw.mjs';

const YEARS = { 2024: 'data-8', 2025: 'data-1' };
const BASE = 206;
/** The room of a quarter, and of a column in it. */
const STEP = 104;
const COLUMN = 34;
const GAP = 4;

/** Completed orders per quarter, two years side by side. */
export async function threadAnswer(query) {
  const quarters = await query(`
    select
      quarter(ordered_at) as quarter,
      count(*) filter (where year(ordered_at) = 2024) as "2024",
      count(*) filter (where year(ordered_at) = 2025) as "2025"
    from orders
    where status = 'completed' and quarter(ordered_at) <= 3
    group by all
    order by all`);
  const xOf = (index) => 64 + index * STEP;
  const names = quarters.map(({ quarter }) => `Q${quarter}`);

  return picture(WIDTH, 248, [
    legend(YEARS, 22, 12),
    quarters.map((orders, index) => pair(orders, xOf(index))),
    line(12, BASE + 0.5, WIDTH - 12, BASE + 0.5, 'line-strong'),
    namesBelow(names, xOf, BASE, { drop: 20, color: 'ink-soft' }),
  ]);
}

/** The columns of a quarter on both sides of `x`, with their numbers. */
function pair(orders, x) {
  return Object.entries(YEARS).map(([year, fill], index) => {
    const left = index === 0 ? x - GAP / 2 - COLUMN : x + GAP / 2;
    const height = orders[year] / 2;
    return [
      box({ x: left, y: BASE - height, width: COLUMN, height, rx: 2, fill }),
      centered(left + COLUMN / 2, BASE - height - 6, orders[year], { color: 'ink' }),
    ];
  });
}
