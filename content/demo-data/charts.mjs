// Draws the charts of the demo data that pages show, the same bytes every time: node content/demo-data/charts.mjs [folder]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONTENT = fileURLToPath(new URL('..', import.meta.url));
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const WIDTH = 335;
/** Room above the tallest column: the heading and the number on the column. */
const TOP = 54;
/** Room to the left of the columns for the numbers of a grid. */
const GRID_LEFT = 34;

const SOFT = { 'font-size': 12, fill: 'var(--color-ink-soft)' };
const FAINT = { 'font-size': 12, fill: 'var(--color-ink-faint)' };

/** The rows of a table by column; no value of the demo data holds a comma. */
function rows(table) {
  const text = readFileSync(join(CONTENT, 'demo-data', `${table}.csv`), 'utf8');
  const [head, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(head.split(',').map((name, index) => [name, values[index]]));
  });
}

/** How many orders each month has, in order of time. */
function ordersByMonth(orders) {
  const counts = new Map();
  for (const { ordered_at } of orders) {
    const month = ordered_at.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts].sort().map(([month, value]) => ({ month, value }));
}

const yearOf = ({ month }) => month.slice(0, 4);
const monthOf = ({ month }) => MONTHS[Number(month.slice(5)) - 1];

/** An element on a line of its own; numbers have at most two decimals. */
function element(name, attributes, text) {
  const short = (value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${short(value)}"`);
  const tag = `<${name}${written.join('')}`;
  return text === undefined ? `  ${tag}/>` : `  ${tag}>${text}</${name}>`;
}

/** A hairline in one of the colors of the site. */
function line(x1, y1, x2, y2, color) {
  return element('line', { x1, y1, x2, y2, stroke: `var(--color-${color})`, 'stroke-width': 1 });
}

function centered(x, y, text, look) {
  return element('text', { x, y, ...look, 'text-anchor': 'middle' }, text);
}

/** Where the columns stand, and how high a value reaches. */
function layout({ columns, scale, grid }) {
  const left = grid.length > 0 ? GRID_LEFT : 0;
  const tallest = Math.max(...columns.map(({ value }) => value));
  const base = Math.round(TOP + tallest * scale) + 0.5;
  const step = (WIDTH - left) / columns.length;
  return { left, base, step, heightOf: (value) => base - value * scale };
}

/** A line with its number for each value of the grid, and the base line. */
function gridLines({ grid }, { left, base, heightOf }) {
  const lines = grid.flatMap((value) => {
    const y = heightOf(value);
    const number = { x: left - 8, y: y + 4, ...FAINT, 'text-anchor': 'end' };
    return [line(left, y, WIDTH, y, 'line'), element('text', number, value)];
  });
  return [...lines, line(left, base, WIDTH, base, 'line-strong')];
}

/** The columns, and the numbers that are written on them. */
function marks({ columns, labelOf }, { left, base, step, heightOf }) {
  const width = Math.min(step - 3, 26);
  const fill = 'var(--color-data-1)';
  return columns.flatMap((column, index) => {
    const middle = left + (index + 0.5) * step;
    const y = heightOf(column.value);
    const box = { x: middle - width / 2, y, width, height: base - y, rx: 1, fill };
    const label = labelOf(column);
    return [element('rect', box), ...(label ? [centered(middle, y - 6, label, SOFT)] : [])];
  });
}

/** The names below the columns, each once below all columns that share it; strokes part such groups. */
function names({ columns, nameOf }, { left, base, step }) {
  const all = columns.map(nameOf);
  return [...new Set(all)].flatMap((name) => {
    const first = all.indexOf(name);
    const last = all.lastIndexOf(name) + 1;
    const start = Math.round(left + first * step) + 0.5;
    const parted = first > 0 && last - first > 1;
    return [
      ...(parted ? [line(start, base, start, base + 8, 'line-strong')] : []),
      centered(left + ((first + last) / 2) * step, base + 19.5, name, FAINT),
    ];
  });
}

/** A column chart as SVG in the colors of the site. */
function chart(plan) {
  const place = layout(plan);
  const bottom = place.base + 42.5;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 6}">`,
    element('text', { x: 0, y: 14, ...SOFT }, plan.unit),
    ...gridLines(plan, place),
    ...marks(plan, place),
    ...names(plan, place),
    centered((place.left + WIDTH) / 2, bottom, plan.axis, SOFT),
    '</svg>\n',
  ].join('\n');
}

const orders = rows('orders');
const completed = orders.filter(({ status }) => status === 'completed');
const charts = {
  'docs/getting-started/images/demo-data-orders-per-month.svg': chart({
    unit: 'Orders per month (number of orders)',
    axis: 'Month of the order',
    columns: ordersByMonth(orders),
    scale: 0.78,
    grid: [0, 50, 100, 150],
    nameOf: yearOf,
    labelOf: (column) => (monthOf(column) === 'Dec' ? `${column.value} in Dec` : ''),
  }),
  'tutorials/quickstart/images/orders-by-month-2025.svg': chart({
    unit: 'Completed orders per month (number of orders)',
    axis: 'Month of the order, 2025',
    columns: ordersByMonth(completed).filter((column) => yearOf(column) === '2025'),
    scale: 1.4,
    grid: [],
    nameOf: monthOf,
    labelOf: ({ value }) => String(value),
  }),
};

const folder = process.argv[2];
if (folder) mkdirSync(folder, { recursive: true });
for (const [path, svg] of Object.entries(charts)) {
  writeFileSync(folder ? join(folder, basename(path)) : join(CONTENT, path), svg);
}
