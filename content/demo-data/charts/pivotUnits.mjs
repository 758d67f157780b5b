import { thousands } from './axes.mjs';
import { box, centered, line, picture, text } from './draw.mjs';

const WIDTH = 520;
/** Room to the left of the fields for the regions, and above them for the zones and the categories. */
const LEFT = 120;
const TOP = 96;
/** Size of a field. */
const COLUMN = 80;
const ROW = 32;

/** Units by region and category with totals, below the zones into which the columns were dropped. */
export async function pivotUnits(query) {
  // A row without a region or a category is the total of all of them.
  const cells = await query(`
    select o.region, p.category, sum(i.quantity) as units
    from order_items as i
    join products as p on p.product_id = i.product_id
    join orders as o on o.order_id = i.order_id
    where o.status = 'completed'
    group by cube (o.region, p.category)
    order by units desc`);
  const regions = cells.filter(({ category }) => category === null).map(({ region }) => region);
  const categories = cells.filter(({ region }) => region === null).map(({ category }) => category);
  // The grand total is the largest and comes first; totals stand at the end.
  const rows = [...regions.slice(1), null];
  const columns = [...categories.slice(1), null];
  const totals = TOP + (rows.length - 1) * ROW;

  return picture(WIDTH, totals + ROW + 6, [
    zone(0, 'Rows', 'region'),
    zone(178, 'Columns', 'category'),
    zone(356, 'Values', 'units, sum'),
    columns.map((category, index) =>
      centered(LEFT + (index + 0.5) * COLUMN, TOP - 10, category ?? 'Total', nameLook(category)),
    ),
    shades(cells, rows, columns),
    line(0, totals + 0.5, WIDTH, totals + 0.5, 'line-strong'),
    rows.map((region, index) => {
      const look = { color: 'ink', weight: region === null ? 600 : undefined };
      return text(0, TOP + index * ROW + 21, region ?? 'Total', look);
    }),
    cells.map((cell) => number(cell, rows, columns)),
  ]);
}

function nameLook(name) {
  return name === null ? { color: 'ink', weight: 600 } : {};
}

/** A place in the editor of the cell, with the column that was dropped there. */
function zone(x, label, column) {
  const outline = { fill: 'sunken', stroke: 'line-strong', dashes: '4 3', rx: 6 };
  return [
    box({ x: x + 1, y: 1, width: 160, height: 50, ...outline }),
    text(x + 11, 20, label, { color: 'ink-faint' }),
    text(x + 11, 40, column, { color: 'ink', weight: 600 }),
  ];
}

/** The ground of each number that is no total, the darker the larger the number. */
function shades(cells, rows, columns) {
  const inner = cells.filter(({ region, category }) => region !== null && category !== null);
  const most = Math.max(...inner.map(({ units }) => units));
  return inner.map(({ region, category, units }) =>
    box({
      x: LEFT + columns.indexOf(category) * COLUMN + 1,
      y: TOP + rows.indexOf(region) * ROW + 1,
      width: COLUMN - 2,
      height: ROW - 2,
      fill: 'data-1',
      opacity: 0.06 + 0.5 * (units / most),
      rx: 2,
    }),
  );
}

/** The units of a cell at its end, in bold if they are a total. */
function number({ region, category, units }, rows, columns) {
  const x = LEFT + (columns.indexOf(category) + 1) * COLUMN - 14;
  const y = TOP + rows.indexOf(region) * ROW + 21;
  const total = region === null || category === null;
  const look = { color: 'ink', anchor: 'end', weight: total ? 600 : undefined };
  return text(x, y, thousands(units), look);
}
