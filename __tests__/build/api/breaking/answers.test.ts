import type { JsonObject } from '../../../../src/model/apiContract';
import { breakingChanges } from '../../../../src/build/api/breaking/breakingChanges';
import { CREATE, field, LIST, schema, shop, shopWith, type Change } from './support/shop';

const answered = (name: string) => field(name, 'Order');
const success = `${LIST} responses 200`;

/** Changes to what an answer may contain. */
const rows: readonly (readonly [what: string, change: Change, sentence: string])[] = [
  [
    'a success has another status',
    [`${CREATE} responses`, { 200: {} }],
    'CreateOrder: a success answers 200, no longer 201. Code that waits for it will fail.',
  ],
  [
    'a header is gone',
    [`${success} headers`, {}],
    'ListOrders 200: the header ratelimit-limit was removed. Code that reads it will fail.',
  ],
  [
    'a media type is gone',
    [`${success} content`, { 'text/csv': { schema: {} } }],
    'ListOrders 200: application/json was removed. Clients that expect it will fail.',
  ],
  [
    'a field is gone',
    [answered('sentAt'), undefined],
    'Order (answers): the field sentAt was removed. Code that reads it will fail.',
  ],
  [
    'a field can be missing',
    [`${schema('Order')} required`, ['id']],
    'Order (answers): the field state can be missing now. Code that reads it may fail.',
  ],
  [
    'a type is another',
    [`${answered('id')} type`, 'integer'],
    'Order.id (answers): the type was string and is integer now. Code that expects the old type may fail.',
  ],
  [
    'null can come',
    [`${answered('id')} type`, ['string', 'null']],
    'Order.id (answers): the type was string and is string or null now. Code that expects the old type may fail.',
  ],
  [
    'a value is new',
    [`${answered('state')} enum`, ['OPEN', 'SENT', 'LOST']],
    'Order.state (answers): the value "LOST" was added. Code that knows only the old values may fail.',
  ],
  [
    'any value can come',
    [`${answered('state')} enum`, undefined],
    'Order.state (answers): any value can come now. Code that knows "OPEN", "SENT" may fail.',
  ],
  [
    'a format is another',
    [`${answered('sentAt')} format`, 'date'],
    'Order.sentAt (answers): format was "date-time" and is "date" now. Code that expects the old one may fail.',
  ],
  [
    'an alternative is new',
    [
      `${answered('address')} oneOf`,
      ['Home', 'Locker', 'Problem'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
    ],
    'Order.address (answers): the alternative Problem was added. Code that knows only the old ones may fail.',
  ],
  [
    'alternatives are gone altogether',
    [answered('address'), {}],
    'Order.address (answers): it need not be one of Home, Locker any more. Code that tells them apart may fail.',
  ],
  [
    'an error has a field less',
    [field('reason', 'Problem'), undefined],
    'Problem (answers): the field reason was removed. Code that reads it will fail.',
  ],
];

test.each(rows)('%s', (_, change, sentence) => {
  expect(breakingChanges(shop, shopWith(change))).toEqual([sentence]);
});

test('a part that an answer was made of is gone', () => {
  const home = { $ref: '#/components/schemas/Home' };
  const rule = { description: 'Sent orders have a date.', not: { const: 1 } };
  const [parts, place] = [`${schema('Order')} allOf`, 'Order (answers)'];

  expect(breakingChanges(shopWith([parts, [home, rule]]), shop)).toEqual([
    `${place}: a rule is gone: Home. Code that relies on it may fail.`,
    `${place}: a rule is gone: Sent orders have a date. Code that relies on it may fail.`,
  ]);
});

test('what holds itself is compared to its end, where it is anything now', () => {
  const tree = { type: 'array', items: { $ref: '#/components/schemas/Locker' } };
  const released = shopWith([schema('Locker'), tree]);
  const current = shopWith([schema('Locker'), {}]);
  const any = 'the type was array and is any now. Code that expects the old type may fail.';

  expect(breakingChanges(released, current)).toEqual([
    `Locker (answers): ${any}`,
    `Locker[] (answers): ${any}`,
  ]);
});

test('a component that is written out is told of wherever it stood', () => {
  const problem = { type: 'object', properties: {} };
  const errors = ['400', '403'].map((status) => `${LIST} responses ${status}`);
  const answer = (json: JsonObject) => ({ content: { 'application/json': { schema: json } } });
  const released = shopWith([errors[1]!, answer({ $ref: '#/components/schemas/Problem' })]);
  const current = shopWith(...errors.map((at): Change => [at, answer(problem)]));

  expect(breakingChanges(released, current)).toEqual([
    'ListOrders 400 (answers): the field reason was removed. Code that reads it will fail.',
    'ListOrders 403 (answers): the field reason was removed. Code that reads it will fail.',
  ]);
});
