// Column charts of orders per month, for the introduction to the demo data and the first tutorial.
import { GRID_LEFT, MONTHS, namesBelow, valueGrid } from './axes.mjs';
import { WIDTH, box, centered, line, picture, text } from './draw.mjs';

/** Room above the tallest column: the heading and the number on the column. */
const TOP = 54;

/** Every month of the demo data. */
export async function ordersPerMonth(query) {
  const columns = await query(`
    select year(ordered_at) as year, month(ordered_at) as month, count(*) as orders
    from orders
    group by all
    order by all`);
  return monthColumns({
    unit: 'Orders per month (number of orders)',
    axis: 'Month of the order',
    columns,
    scale: 0.78,
    grid: [0, 50, 100, 150],
    names: columns.map(({ year }) => year),
    labelOf: ({ month, orders }) => (month === 12 ? `${orders} in Dec` : ''),
  });
}

/** The months of one year, with completed orders only. */
export async function ordersByMonth2025(query) {
  const columns = await query(`
    select month(ordered_at) as month, count(*) as orders
    from orders
    where status = 'completed' and year(ordered_at) = 2025
    group by all
    order by all`);
  return monthColumns({
    unit: 'Completed orders per month (number of orders)',
    axis: 'Month of the order, 2025',
    columns,
    scale: 1.4,
    grid: [],
    names: columns.map(({ month }) => MONTHS[month - 1]),
    labelOf: ({ orders }) => String(orders),
  });
}

function monthColumns({ unit, axis, columns, scale, grid, names, labelOf }) {
  const left = grid.length > 0 ? GRID_LEFT : 0;
  const base = Math.round(TOP + Math.max(...columns.map(({ orders }) => orders)) * scale) + 0.5;
  const step = (WIDTH - left) / columns.length;
  const width = Math.min(step - 3, 26);
  const xOf = (index) => left + (index + 0.5) * step;
  const yOf = (value) => base - value * scale;

  const marks = columns.map((column, index) => {
    const [x, y] = [xOf(index), yOf(column.orders)];
    const label = labelOf(column);
    return [
      box({ x: x - width / 2, y, width, height: base - y, fill: 'data-1' }),
      label ? centered(x, y - 6, label) : [],
    ];
  });
  // Names of single columns need no strokes between them.
  const stroke = new Set(names).size < names.length ? 8 : 0;

  return picture(WIDTH, base + 48.5, [
    text(0, 14, unit),
    grid.length > 0 ? valueGrid(grid, yOf) : line(0, base, WIDTH, base, 'line-strong'),
    marks,
    namesBelow(names, xOf, base, { drop: 19.5, stroke }),
    centered((left + WIDTH) / 2, base + 42.5, axis),
  ]);
}
