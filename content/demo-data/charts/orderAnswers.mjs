// Four counts that could all be called orders, for the tutorial on AI agents.
import { WIDTH, box, picture, text } from './draw.mjs';

const TOP = 34;
/** From one bar to the next, and its height below the words. */
const STEP = 50;
const HEIGHT = 18;
/** Room behind the longest bar for its number. */
const LONGEST = WIDTH - 40;

/** Orders of September 2025 in four ways of counting; only one is meant. */
export async function orderAnswers(query) {
  const [counts] = await query(`
    with september as (select * from orders where ordered_at >= timestamp '2025-09-01')
    select
      (select count(*) from september join order_items using (order_id)
        where status = 'completed') as lines,
      (select count(*) from september) as orders,
      (select count(*) from september where status = 'completed') as completed,
      (select count(*) from web_events where event_type = 'purchase'
        and occurred_at >= timestamp '2025-09-01') as purchases`);
  const bars = [
    ['Rows after a join with the items', counts.lines],
    ['All rows of orders', counts.orders],
    ['Completed orders, the intended count', counts.completed],
    ['Purchase events on the web', counts.purchases],
  ];
  const scale = LONGEST / Math.max(...bars.map(([, count]) => count));

  return picture(WIDTH, TOP + bars.length * STEP - 4, [
    text(0, 14, 'Orders in September 2025 (number of rows)'),
    bars.map(([words, count], index) => {
      const y = TOP + index * STEP;
      const meant = count === counts.completed;
      const width = count * scale;
      return [
        text(0, y + 12, words, meant ? { color: 'ink', weight: 600 } : {}),
        box({ x: 0, y: y + 19, width, height: HEIGHT, rx: 2, fill: meant ? 'data-1' : 'data-8' }),
        text(width + 8, y + 19 + 13, String(count), { color: 'ink' }),
      ];
    }),
  ]);
}
