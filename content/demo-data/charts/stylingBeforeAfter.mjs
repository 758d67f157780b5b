import { thousands } from './axes.mjs';
import { WIDTH, box, centered, heading, line, picture, text } from './draw.mjs';

/** Room to the left of the bars for the names. */
const LEFT = 86;
/** From one bar to the next. */
const STEP = 28;
/** Where the bars of the two charts begin. */
const BEFORE = 32;
const AFTER = 252;

const xOf = (units) => LEFT + units * 0.05;

/** Units by category twice: as a new chart draws them, and styled to make a point. */
export async function stylingBeforeAfter(query) {
  const categories = await query(`
    select p.category, sum(i.quantity) as units
    from order_items as i
    join products as p on p.product_id = i.product_id
    join orders as o on o.order_id = i.order_id
    where o.status = 'completed'
    group by p.category
    order by p.category`);
  return picture(WIDTH, 392, [before(categories), after(categories)]);
}

/** By name, in four colors, with an axis. */
function before(categories) {
  const bottom = BEFORE + categories.length * STEP;
  return [
    heading(14, 'Before: units by category'),
    [0, 1000, 2000, 3000, 4000].map((units) => [
      line(xOf(units), BEFORE - 4, xOf(units), bottom, units === 0 ? 'line-strong' : 'line'),
      centered(xOf(units), bottom + 16, thousands(units), { color: 'ink-faint' }),
    ]),
    categories.map((row, index) => bar(row, BEFORE + index * STEP, `data-${index + 1}`)),
    centered((LEFT + WIDTH) / 2, bottom + 38, 'units'),
  ];
}

/** By value, in one color and gray, with the numbers on the bars. */
function after(categories) {
  const sorted = [...categories].sort((a, b) => b.units - a.units);
  const sum = (rows) => rows.reduce((total, { units }) => total + units, 0);
  const [first, second] = sorted.map(({ category }) => category.toLowerCase());
  const share = Math.round((100 * sum(sorted.slice(0, 2))) / sum(sorted));
  const bottom = AFTER + sorted.length * STEP;
  return [
    heading(AFTER - 24, `After: ${first} and ${second} make up ${share}% of the units`),
    line(LEFT, AFTER - 4, LEFT, bottom, 'line-strong'),
    sorted.map((row, index) => {
      const y = AFTER + index * STEP;
      const label = text(xOf(row.units) + 6, y + 15, thousands(row.units));
      return [bar(row, y, index < 2 ? 'data-1' : 'data-8'), label];
    }),
    text(LEFT, bottom + 22, 'Completed orders, all regions', { color: 'ink-faint' }),
  ];
}

function bar({ category, units }, y, fill) {
  return [
    text(LEFT - 8, y + 15, category, { anchor: 'end' }),
    box({ x: LEFT, y, width: xOf(units) - LEFT, height: 20, fill }),
  ];
}
