import { GRID_LEFT, legend, valueGrid } from './axes.mjs';
import { WIDTH, centered, dot, picture, text } from './draw.mjs';

const CATEGORIES = { Tea: 'data-1', Coffee: 'data-2', Equipment: 'data-3', Accessories: 'data-4' };
const BASE = 258;

/** The products that stand apart, and where their names do not touch another point. */
const LABELS = {
  'Hand grinder': { dx: 6, dy: 18, anchor: 'end' },
  'Single origin sampler': { dx: 9, dy: 4 },
};

/** Every product by its list price and the units sold of it. */
export async function scatter(query) {
  const products = await query(`
    select p.name, p.category, p.unit_price::double as price, sum(i.quantity) as units
    from products as p
    join order_items as i on i.product_id = p.product_id
    join orders as o on o.order_id = i.order_id
    where o.status = 'completed'
    group by all
    order by p.name`);
  const xOf = (price) => GRID_LEFT + price * 2.88;
  const yOf = (units) => BASE - units * 0.315;
  const names = products.filter(({ name }) => LABELS[name]);

  return picture(WIDTH, 304, [
    text(0, 14, 'Units sold per product'),
    legend(CATEGORIES, 38),
    valueGrid([0, 200, 400, 600], yOf),
    [0, 20, 40, 60, 80, 100].map((price) =>
      centered(xOf(price), BASE + 19, price, { color: 'ink-faint' }),
    ),
    products.map(({ category, price, units }) =>
      dot(xOf(price), yOf(units), 4, CATEGORIES[category], { opacity: 0.85 }),
    ),
    names.map(({ name, price, units }) => {
      const { dx, dy, anchor } = LABELS[name];
      return text(xOf(price) + dx, yOf(units) + dy, name, { anchor });
    }),
    centered((GRID_LEFT + WIDTH) / 2, BASE + 42, 'List price of one unit'),
  ]);
}
