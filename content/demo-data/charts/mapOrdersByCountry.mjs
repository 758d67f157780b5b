import { area, crisp, dot, line, picture, text } from './draw.mjs';
import { LAND } from './land.mjs';

const WIDTH = 680;

/** The middle of each country, and how far from there its label stands, so that none touches another. */
const COUNTRIES = {
  'United States': { at: [-98.6, 39.8], offset: [0, 4], anchor: 'middle' },
  Germany: { at: [10.4, 51.2], offset: [17, 0] },
  Spain: { at: [-3.6, 40.2], offset: [-14, 12], anchor: 'end' },
  // Its circle lies between two others: a line leads to the label.
  France: { at: [2.4, 46.6], offset: [38, 27], leader: true },
  Canada: { at: [-106.3, 56.1], offset: [0, -12], anchor: 'middle' },
  Australia: { at: [133.8, -25.3], offset: [0, 24], anchor: 'middle' },
  Brazil: { at: [-53.1, -10.8], offset: [10, 4] },
  Ireland: { at: [-8.1, 53.2], offset: [-9, 0], anchor: 'end' },
  Singapore: { at: [103.8, 1.35], offset: [9, 5] },
  Mexico: { at: [-102.5, 23.9], offset: [-2, 26], anchor: 'middle' },
  Japan: { at: [138, 36.6], offset: [9, 6] },
};

/** Longitude and latitude as a place in the picture, both in the same scale. */
function placeOf([longitude, latitude]) {
  const scale = WIDTH / 350;
  return [(longitude + 170) * scale, 24 + (76 - latitude) * scale];
}

/** A circle on each country, its area in proportion to completed orders. */
export async function mapOrdersByCountry(query) {
  const countries = await query(`
    select c.country, count(*) as orders
    from orders as o
    join customers as c on c.customer_id = o.customer_id
    where o.status = 'completed'
    group by c.country
    order by orders desc`);
  const parallels = [60, 30, 0, -30].map((latitude) => crisp(placeOf([0, latitude])[1]));

  return picture(WIDTH, 290, [
    text(0, 14, 'Completed orders by country (area of the circle = number of orders)'),
    parallels.map((y) => line(0, y, WIDTH, y)),
    LAND.map((coast) => area(coast.map(placeOf), 'sunken', 'line-strong')),
    countries.map(circle),
    countries.map(label),
  ]);
}

function circle({ country, orders }) {
  const [x, y] = placeOf(COUNTRIES[country].at);
  return dot(x, y, Math.sqrt(orders) * 0.72, 'data-1', { opacity: 0.55, outlined: true });
}

function label({ country, orders }) {
  const { at, offset, anchor, leader } = COUNTRIES[country];
  const [x, y] = placeOf(at);
  const [dx, dy] = offset;
  return [
    leader ? line(x + 4, y + 4, x + dx - 4, y + dy - 5, 'ink-soft') : [],
    text(x + dx, y + dy, `${country} ${orders}`, { color: 'ink', anchor }),
  ];
}
