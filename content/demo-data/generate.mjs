// Makes the five CSV files of the demo shop, the same bytes every time: node content/demo-data/generate.mjs [folder]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DAY = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2023, 6, 1);
const LAST_DAY = Date.UTC(2025, 8, 30);

/** Deterministic random numbers in [0, 1): the mulberry32 generator. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const random = randomFrom(20231217);
const between = (low, high) => low + Math.floor(random() * (high - low + 1));

/** One key of `weights`, as likely as its weight. */
function pick(weights) {
  const entries = Object.entries(weights);
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  return entries[0][0];
}

const date = (time) => new Date(time).toISOString().slice(0, 10);
const timestamp = (time) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
const cents = (amount) => (Math.round(amount * 100) / 100).toFixed(2);

const REGIONS = {
  'North America': { weight: 46, countries: { 'United States': 8, Canada: 2 }, currency: 'USD' },
  Europe: { weight: 34, countries: { Germany: 4, France: 3, Spain: 2, Ireland: 1 }, currency: 'EUR' },
  'Asia Pacific': { weight: 14, countries: { Australia: 5, Japan: 3, Singapore: 2 }, currency: 'USD' },
  'Latin America': { weight: 6, countries: { Mexico: 3, Brazil: 3 }, currency: 'USD' },
};
const REGION_WEIGHTS = Object.fromEntries(
  Object.entries(REGIONS).map(([name, { weight }]) => [name, weight]),
);

const GIVEN = 'Ada Ben Carla Dev Elif Farah Goran Hana Ines Jonas Kofi Lena Mateo Nora Omar Priya Quinn Rosa Sven Tess Uma Vera Wen Yara Zoe'.split(' ');
const FAMILY = 'Abbott Bauer Costa Dubois Evans Fischer Garcia Haddad Ito Jansen Kaya Lopez Meyer Novak Okafor Patel Reyes Silva Tanaka Weber'.split(' ');

function customers() {
  return Array.from({ length: 400 }, (_, index) => {
    const region = pick(REGION_WEIGHTS);
    // More people sign up as the shop grows: the square root leans towards later days.
    const signedUp = FIRST_DAY + Math.sqrt(random()) * (LAST_DAY - FIRST_DAY - 20 * DAY);
    return {
      customer_id: index + 1,
      name: `${GIVEN[between(0, 24)]} ${FAMILY[between(0, 19)]}`,
      segment: pick({ Home: 70, Office: 20, Cafe: 10 }),
      region,
      country: pick(REGIONS[region].countries),
      signed_up_on: index < 40 ? date(FIRST_DAY + between(0, 20) * DAY) : date(signedUp),
      referral_source: random() < 0.18 ? '' : pick({ search: 40, friend: 25, newsletter: 20, event: 10, press: 5 }),
    };
  });
}

const CATALOGUE = {
  Tea: [['Assam breakfast', 9.5], ['Earl Grey', 10], ['Jasmine green', 12], ['Sencha', 14], ['Rooibos', 8.5], ['Peppermint', 7.5], ['Oolong', 16], ['Chai blend', 11]],
  Coffee: [['House espresso', 14], ['Decaf', 15], ['Ethiopia filter', 18], ['Colombia filter', 17], ['Dark roast', 13], ['Cold brew bags', 19], ['Single origin sampler', 32]],
  Equipment: [['Gooseneck kettle', 79], ['Hand grinder', 95], ['Pour-over cone', 24], ['French press', 36], ['Glass teapot', 42], ['Digital scale', 48], ['Moka pot', 39]],
  Accessories: [['Paper filters', 6], ['Tea strainer', 9], ['Travel mug', 26], ['Storage tin', 12], ['Cupping spoon', 8], ['Milk frother', 29], ['Gift box', 18], ['Tasting journal', 15]],
};
const MARGIN = { Tea: 0.42, Coffee: 0.5, Equipment: 0.62, Accessories: 0.45 };

function products() {
  const rows = Object.entries(CATALOGUE).flatMap(([category, items]) =>
    items.map(([name, price]) => ({ category, name, price })),
  );
  return rows.map(({ category, name, price }, index) => ({
    product_id: index + 101,
    name,
    category,
    unit_price: cents(price),
    unit_cost: cents(price * MARGIN[category] * (0.92 + random() * 0.16)),
    launched_on: date(index % 6 === 5 ? FIRST_DAY + between(120, 600) * DAY : FIRST_DAY),
    discontinued_on: index % 13 === 7 ? date(FIRST_DAY + between(620, 780) * DAY) : '',
  }));
}

// January to December: a quiet summer, a strong run-up to the holidays.
const SEASON = [0.95, 0.9, 0.95, 0.9, 0.88, 0.8, 0.75, 0.8, 0.95, 1.1, 1.5, 1.8];
const WEEKDAY = [1.15, 1.05, 0.95, 0.9, 0.95, 1, 1.1];

function orders(allCustomers) {
  const rows = [];
  for (let day = FIRST_DAY; day <= LAST_DAY; day += DAY) {
    const growth = 1 + (1.4 * (day - FIRST_DAY)) / (LAST_DAY - FIRST_DAY);
    const season = SEASON[new Date(day).getUTCMonth()] * WEEKDAY[new Date(day).getUTCDay()];
    const expected = 1.6 * growth * season;
    const count = Math.floor(expected + random() * 1.6);
    const known = allCustomers.filter((customer) => customer.signed_up_on <= date(day));
    for (let n = 0; n < count && known.length > 0; n += 1) {
      // Low numbers come back more often: a few regulars and a long tail.
      const customer = known[Math.floor(random() ** 1.6 * known.length)];
      const returnRate = { Home: 5, Office: 3, Cafe: 2 }[customer.segment];
      rows.push({
        order_id: 5001 + rows.length,
        customer_id: customer.customer_id,
        ordered_at: timestamp(day + between(7 * 60, 22 * 60) * 60 * 1000),
        channel: pick({ web: 68, app: 22, phone: 10 }),
        status: pick({ completed: 100 - returnRate - 4, returned: returnRate, cancelled: 4 }),
        region: customer.region,
        currency: REGIONS[customer.region].currency,
        discount_pct: random() < 0.72 ? '' : pick({ 5: 5, 10: 4, 15: 2, 25: 1 }),
      });
    }
  }
  return rows;
}

const BASKET = { Tea: 38, Coffee: 36, Equipment: 9, Accessories: 17 };

function orderItems(allOrders, allProducts, allCustomers) {
  const segment = new Map(allCustomers.map((customer) => [customer.customer_id, customer.segment]));
  const rows = [];
  for (const order of allOrders) {
    const day = order.ordered_at.slice(0, 10);
    const onSale = allProducts.filter(
      (p) => p.launched_on <= day && (p.discontinued_on === '' || p.discontinued_on > day),
    );
    const chosen = new Set();
    for (let lines = Number(pick({ 1: 45, 2: 32, 3: 16, 4: 7 })); lines > 0; lines -= 1) {
      const category = pick(BASKET);
      const choices = onSale.filter((p) => p.category === category && !chosen.has(p.product_id));
      const product = choices[between(0, choices.length - 1)];
      chosen.add(product.product_id);
      const bulk = segment.get(order.customer_id) === 'Home' ? 1 : 3;
      rows.push({
        order_item_id: 20001 + rows.length,
        order_id: order.order_id,
        product_id: product.product_id,
        quantity: Number(pick({ 1: 64, 2: 26, 3: 10 })) * (category === 'Equipment' ? 1 : bulk),
        // Prices rose by four percent at the start of 2025; the product table shows today's price.
        unit_price: cents(day < '2025-01-01' ? product.unit_price / 1.04 : Number(product.unit_price)),
      });
    }
  }
  return rows;
}

const EVENT_PAGES = { page_view: ['/', '/teas', '/coffees', '/equipment', '/journal'], product_view: ['/product'], add_to_cart: ['/product'], checkout: ['/checkout'], purchase: ['/thanks'] };
const NEXT_EVENT = { page_view: ['product_view', 0.55], product_view: ['add_to_cart', 0.42], add_to_cart: ['checkout', 0.58], checkout: ['purchase', 0.72] };

/** Visits to the web shop in the last six weeks, as the events of each visit in order. */
function webEvents(allCustomers) {
  const rows = [];
  for (let day = LAST_DAY - 41 * DAY; day <= LAST_DAY; day += DAY) {
    for (let visit = between(26, 40); visit > 0; visit -= 1) {
      const sessionId = `s${String(rows.length + 1).padStart(5, '0')}`;
      const customer = random() < 0.45 ? allCustomers[between(0, allCustomers.length - 1)].customer_id : '';
      const device = pick({ desktop: 52, mobile: 41, tablet: 7 });
      const source = random() < 0.12 ? '' : pick({ search: 44, direct: 26, newsletter: 18, social: 12 });
      let time = day + between(6 * 3600, 23 * 3600) * 1000;
      let type = 'page_view';
      for (;;) {
        const pages = EVENT_PAGES[type];
        rows.push({ event_id: 90001 + rows.length, session_id: sessionId, customer_id: customer, occurred_at: timestamp(time), event_type: type, page: pages[between(0, pages.length - 1)], device, source });
        const [following, chance] = NEXT_EVENT[type] ?? ['', 0];
        if (random() >= chance * (device === 'mobile' ? 0.86 : 1)) break;
        type = following;
        time += between(15, 240) * 1000;
      }
    }
  }
  return rows;
}

/** Rows as CSV with a header, `\n` line ends, and empty fields for nulls. */
function csv(rows) {
  const names = Object.keys(rows[0]);
  return [names.join(','), ...rows.map((row) => names.map((name) => row[name]).join(','))].join('\n') + '\n';
}

const folder = process.argv[2] ?? fileURLToPath(new URL('.', import.meta.url));
mkdirSync(folder, { recursive: true });
const customerRows = customers();
const productRows = products();
const orderRows = orders(customerRows);
const tables = {
  customers: customerRows,
  products: productRows,
  orders: orderRows,
  order_items: orderItems(orderRows, productRows, customerRows),
  web_events: webEvents(customerRows),
};
for (const [name, rows] of Object.entries(tables)) {
  writeFileSync(join(folder, `${name}.csv`), csv(rows));
  console.log(`${name}.csv: ${rows.length} rows`);
}
