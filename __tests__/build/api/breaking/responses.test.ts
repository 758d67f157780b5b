import type { JsonObject } from '../../../../src/model/api/apiContract';
import { breakingChanges } from '../../../../src/build/api/breaking/breakingChanges';
import { CREATE, field, LIST, schema, shop, shopWith, type Change } from './support/shop';

const answered = (name: string) => field(name, 'Order');
const success = `${LIST} responses 200`;

/** Changes to what a response can contain. */
const rows: readonly (readonly [what: string, change: Change, sentence: string])[] = [
  [
    'a success has a different status',
    [`${CREATE} responses`, { 200: {} }],
    'CreateOrder: a success now answers with 200 instead of 201. Code that expects 201 will fail.',
  ],
  [
    'no success is described any more',
    [`${CREATE} responses`, { 400: {} }],
    'CreateOrder: a success now answers with nothing instead of 201. Code that expects 201 will fail.',
  ],
  [
    'a header is removed',
    [`${success} headers`, {}],
    'ListOrders 200: the header ratelimit-limit was removed. Code that reads it will fail.',
  ],
  [
    'a media type is removed',
    [`${success} content`, { 'text/csv': { schema: {} } }],
    'ListOrders 200: application/json was removed. Clients that expect it will fail.',
  ],
  [
    'a field is removed',
    [answered('sentAt'), undefined],
    'Order (responses): the field sentAt was removed. Code that reads it will fail.',
  ],
  [
    'a field becomes optional',
    [`${schema('Order')} required`, ['id']],
    'Order (responses): the field state can now be missing. Code that reads it may fail.',
  ],
  [
    'a type changes',
    [`${answered('id')} type`, 'integer'],
    'Order.id (responses): the type changed from string to integer. Code that expects the old type may fail.',
  ],
  [
    'a field becomes nullable',
    [`${answered('id')} type`, ['string', 'null']],
    'Order.id (responses): the type changed from string to string or null. Code that expects the old type may fail.',
  ],
  [
    'a value is added',
    [`${answered('state')} enum`, ['OPEN', 'SENT', 'LOST']],
    'Order.state (responses): the value "LOST" was added. Code that knows only the old values may fail.',
  ],
  [
    'an enum is removed',
    [`${answered('state')} enum`, undefined],
    'Order.state (responses): any value is now possible. Code that knows "OPEN", "SENT" may fail.',
  ],
  [
    'a format changes',
    [`${answered('sentAt')} format`, 'date'],
    'Order.sentAt (responses): format changed from "date-time" to "date". Code that expects the old one may fail.',
  ],
  [
    'an alternative is added',
    [
      `${answered('address')} oneOf`,
      ['Home', 'Locker', 'Problem'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
    ],
    'Order.address (responses): the alternative Problem was added. Code that knows only the old ones may fail.',
  ],
  [
    'all alternatives are removed',
    [answered('address'), {}],
    'Order.address (responses): it no longer has to be one of Home, Locker. Code that tells them apart may fail.',
  ],
  [
    'an error loses a field',
    [field('reason', 'Problem'), undefined],
    'Problem (responses): the field reason was removed. Code that reads it will fail.',
  ],
];

test.each(rows)('%s', (_, change, sentence) => {
  expect(breakingChanges(shop, shopWith(change))).toEqual([sentence]);
});

test('a removed part of an allOf breaks', () => {
  const home = { $ref: '#/components/schemas/Home' };
  const rule = { description: 'Sent orders have a date.', not: { const: 1 } };
  const [parts, place] = [`${schema('Order')} allOf`, 'Order (responses)'];

  expect(breakingChanges(shopWith([parts, [home, rule]]), shop)).toEqual([
    `${place}: removed rule: Home. Code that relies on it may fail.`,
    `${place}: removed rule: Sent orders have a date. Code that relies on it may fail.`,
  ]);
});

test('a recursive schema is compared to its end when the new one allows anything', () => {
  const tree = { type: 'array', items: { $ref: '#/components/schemas/Locker' } };
  const released = shopWith([schema('Locker'), tree]);
  const current = shopWith([schema('Locker'), {}]);
  const any = 'the type changed from array to any. Code that expects the old type may fail.';

  expect(breakingChanges(released, current)).toEqual([
    `Locker (responses): ${any}`,
    `Locker[] (responses): ${any}`,
  ]);
});

test('a component that is now inlined is reported everywhere it was used', () => {
  const problem = { type: 'object', properties: {} };
  const errors = ['400', '403'].map((status) => `${LIST} responses ${status}`);
  const answer = (json: JsonObject) => ({ content: { 'application/json': { schema: json } } });
  const released = shopWith([errors[1]!, answer({ $ref: '#/components/schemas/Problem' })]);
  const current = shopWith(...errors.map((at): Change => [at, answer(problem)]));

  expect(breakingChanges(released, current)).toEqual([
    'ListOrders 400 (responses): the field reason was removed. Code that reads it will fail.',
    'ListOrders 403 (responses): the field reason was removed. Code that reads it will fail.',
  ]);
});
