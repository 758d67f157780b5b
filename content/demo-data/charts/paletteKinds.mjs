import { MONTHS, legend } from './axes.mjs';
import { WIDTH, box, centered, heading, picture } from './draw.mjs';

/** Height of a strip, and the gap between two of its fields. */
const STRIP = 28;
const GAP = 1.5;

/** A strip for each kind of palette: for names, for amounts, and for falls and rises. */
export async function paletteKinds(query) {
  const regions = await query(`
    select region, count(*) as orders from orders group by region order by orders desc`);
  const months = await query(`
    select month(ordered_at) as month, count(*) as orders
    from orders
    where year(ordered_at) = 2024
    group by all
    order by all`);
  const changes = await query(`
    select month, orders - lag(orders) over (order by month) as change
    from (
      select month(ordered_at) as month, count(*) as orders
      from orders
      where year(ordered_at) = 2025
      group by all
    ) as months
    order by month
    offset 1`);
  return picture(WIDTH, 290, [
    heading(14, 'Categorical: orders by region'),
    categorical(regions, 26),
    heading(128, 'Sequential: orders per month, 2024'),
    sequential(months, 140),
    heading(222, 'Diverging: change from the month before, 2025'),
    diverging(changes, 234),
  ]);
}

/** Fields as wide as their share, each in a hue of its own. */
function categorical(regions, y) {
  const total = regions.reduce((sum, { orders }) => sum + orders, 0);
  let x = 0;
  const fields = regions.map(({ orders }, index) => {
    const width = (orders / total) * WIDTH;
    const field = box({ x, y, width: width - GAP, height: STRIP, fill: `data-${index + 1}` });
    x += width;
    return field;
  });
  const series = regions.map(({ region }, index) => [region, `data-${index + 1}`]);
  return [fields, legend(Object.fromEntries(series), y + 48)];
}

/** One hue, the darker the more orders. */
function sequential(months, y) {
  const orders = months.map((month) => month.orders);
  const [least, most] = [Math.min(...orders), Math.max(...orders)];
  return monthFields(months, y, (month) => ({
    fill: 'data-1',
    opacity: 0.15 + 0.85 * ((month.orders - least) / (most - least)),
  }));
}

/** Two hues, both the darker the larger the change, which is also written. */
function diverging(months, y) {
  const largest = Math.max(...months.map(({ change }) => Math.abs(change)));
  const fields = monthFields(months, y, ({ change }) => ({
    fill: change < 0 ? 'data-3' : 'data-2',
    opacity: 0.1 + 0.5 * (Math.abs(change) / largest),
  }));
  const labels = months.map(({ change }, index) => {
    const sign = change > 0 ? '+' : '−';
    return centered(middle(months, index), y + 18, sign + Math.abs(change), { color: 'ink' });
  });
  return [fields, labels];
}

/** Where the texts of a month stand: in the middle of its field. */
function middle(months, index) {
  return ((index + 0.5) * WIDTH) / months.length - GAP / 2;
}

/** Equal fields with the names of their months below. */
function monthFields(months, y, lookOf) {
  const step = WIDTH / months.length;
  return months.map((month, index) => [
    box({ x: index * step, y, width: step - GAP, height: STRIP, ...lookOf(month) }),
    centered(middle(months, index), y + 44, MONTHS[month.month - 1], { color: 'ink-faint' }),
  ]);
}
