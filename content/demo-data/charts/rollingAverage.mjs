import { GRID_LEFT, MONTHS, legend, namesBelow, valueGrid } from './axes.mjs';
import { WIDTH, box, centered, curve, dot, line, picture, text } from './draw.mjs';

const BASE = 222;
/** Where the first column begins, and from one column to the next. */
const FIRST = 38;
const STEP = 33;
const COLUMN = 24;

/** Units per month in 2025 as columns, and the average of three months as a line. */
export async function rollingAverage(query) {
  const months = await query(`
    select month(o.ordered_at) as month, sum(i.quantity) as units
    from orders as o
    join order_items as i on i.order_id = o.order_id
    where o.status = 'completed' and o.ordered_at >= timestamp '2025-01-01'
    group by all
    order by all`);
  const xOf = (index) => FIRST + index * STEP + COLUMN / 2;
  const yOf = (units) => BASE - units * 0.376;
  const names = months.map(({ month }) => MONTHS[month - 1]);
  const columns = months.map(({ units }, index) => {
    const place = { x: xOf(index) - COLUMN / 2, y: yOf(units), width: COLUMN };
    return box({ ...place, height: BASE - yOf(units), rx: 2, fill: 'data-2' });
  });
  // The first two months have no three months to average.
  const averages = months.slice(2).map(({ units }, index) => {
    const sum = months[index].units + months[index + 1].units + units;
    return [xOf(index + 2), yOf(sum / 3)];
  });

  return picture(WIDTH, 266, [
    key(),
    valueGrid([0, 100, 200, 300, 400, 500], yOf),
    columns,
    // A wider line in the color of the page keeps the average readable on the columns.
    curve(averages, 'raised', 5),
    curve(averages, 'data-3', 2.5),
    averages.map(([x, y]) => dot(x, y, 3.5, 'data-3')),
    namesBelow(names, xOf, BASE, { drop: 18, color: 'ink-soft' }),
    centered((GRID_LEFT + WIDTH) / 2, BASE + 38, '2025', { color: 'ink-faint' }),
  ]);
}

/** The legend, with the line as it is drawn. */
function key() {
  return [
    legend({ Units: 'data-2' }, 15, GRID_LEFT),
    line(104, 11, 128, 11, 'data-3', 2.5),
    dot(116, 11, 3.5, 'data-3'),
    text(136, 15, '3-month average'),
  ];
}
