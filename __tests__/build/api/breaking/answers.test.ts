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
    'an error has a field less',
    [field('reason', 'Problem'), undefined],
    'Problem (answers): the field reason was removed. Code that reads it will fail.',
  ],
];

test.each(rows)('%s', (_, change, sentence) => {
  expect(breakingChanges(shop, shopWith(change))).toEqual([sentence]);
});
