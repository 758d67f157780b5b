import { WIDTH, box, centered, crisp, line, picture, text } from './draw.mjs';

/** Room to the left of the bars for the quarters. */
const LEFT = 70;
/** From one bar to the next. */
const STEP = 30;

/** Where the bar of a share from 0 to 1 ends. */
const xOf = (share) => LEFT + share * 220;

/** The share of customers who ordered again within 90 days, by the quarter of their first order. */
export async function cohortRepeatShare(query) {
  const cohorts = await query(`
    with firsts as (
      select customer_id, min(ordered_at) as first_order
      from orders
      where status = 'completed'
      group by customer_id
    )
    select
      year(f.first_order) as year,
      quarter(f.first_order) as quarter,
      count(distinct o.customer_id) / count(distinct f.customer_id) as share,
      max(f.first_order) + interval '90 days' > (select max(ordered_at) from orders) as open
    from firsts as f
    left join orders as o
      on o.customer_id = f.customer_id
      and o.status = 'completed'
      and o.ordered_at > f.first_order
      and o.ordered_at < f.first_order + interval '90 days'
    group by year, quarter
    order by year, quarter`);
  const bottom = cohorts.length * STEP + 8;
  const axis = crisp(LEFT);

  return picture(WIDTH, bottom + 22, [
    cohorts.map((cohort, index) => bar(cohort, 10 + index * STEP)),
    line(axis, 4, axis, bottom, 'line-strong'),
    text(xOf(0), bottom + 16, '0%', { color: 'ink-faint' }),
    centered(xOf(1), bottom + 16, '100%', { color: 'ink-faint' }),
  ]);
}

/** A bar with its number; an outline while the 90 days of its last customers are not over. */
function bar({ year, quarter, share, open }, y) {
  const end = xOf(share);
  const look = open ? { fill: 'none', stroke: 'data-1', dashes: '4 4' } : { fill: 'data-1' };
  const percent = `${Math.round(100 * share)}%`;
  return [
    text(LEFT - 8, y + 15, `Q${quarter} ${year}`, { anchor: 'end' }),
    box({ x: LEFT, y, width: end - LEFT, height: 20, ...look }),
    text(end + 7, y + 15, open ? `${percent} (still open)` : percent, { color: 'ink' }),
  ];
}
