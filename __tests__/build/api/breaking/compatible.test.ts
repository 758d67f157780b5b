import { breakingChanges } from '../../../../src/build/api/breaking/breakingChanges';
import { CANCEL, CREATE, field, LIST, schema, shop, shopWith, type Change } from './support/shop';

const sent = (name: string) => field(name, 'NewOrder');
const answered = (name: string) => field(name, 'Order');

const limit = { name: 'limit', in: 'query', schema: { $ref: '#/components/schemas/PageSize' } };
const orderId = { name: 'orderId', in: 'path', required: true, schema: { type: 'string' } };

/** Changes that no client of the released contract can notice. */
const rows: readonly (readonly [what: string, change: Change])[] = [
  ['nothing but a title is new', ['info title', 'Shop']],
  [
    'an operation is new',
    ['paths /v1/shops', { get: { operationId: 'ListShops', responses: {} } }],
  ],
  ['a server is new', ['servers 1', { url: 'https://hc.example/api' }]],
  ['a rate limit is higher', ['x-rateLimit perMinute', 90]],
  ['a rate limit is gone', [`${CREATE} x-rateLimit`, undefined]],
  ['a scope is not needed any more', [`${LIST} security`, [{ token: [] }]]],
  ['there is a second way to sign in', [`${LIST} security`, [{ key: [] }, { token: [] }]]],
  ['no token is needed any more', [`${LIST} security`, [{}, { key: [] }]]],
  ['an optional parameter is new', [`${LIST} parameters 3`, { name: 'q', in: 'query' }]],
  [
    'a parameter takes more values',
    [`${LIST} parameters 1 schema enum`, ['NAME', 'TIME', 'UNITS']],
  ],
  [
    'the usual way to write a list is not told any more',
    [`${LIST} parameters 2 explode`, undefined],
  ],
  [
    'the usual way to write a parameter of the query is told',
    [`${LIST} parameters 0`, { ...limit, style: 'form', explode: true }],
  ],
  [
    'the usual way to write a parameter of the path is told',
    ['paths /v1/orders/{orderId} parameters 0', { ...orderId, style: 'simple', explode: false }],
  ],
  ['a page is larger', [`${schema('PageSize')} maximum`, 500]],
  ['a text tells more', [`${CANCEL} description`, 'Cancels an order.']],
  ['a field of requests is new and optional', [sent('gift'), { type: 'boolean' }]],
  ['a field of requests need not be sent', [`${schema('NewOrder')} required`, []]],
  ['a field of requests takes null', [`${sent('code')} type`, ['string', 'null']]],
  ['a value can be sent besides', [`${sent('channel')} enum`, ['WEB', 'STORE', 'PHONE']]],
  ['a maximum is higher', [`${sent('product')} maxLength`, 120]],
  ['a maximum is gone', [`${sent('tags')} maxItems`, undefined]],
  ['a pattern is gone', [`${sent('code')} pattern`, undefined]],
  ['a media type is taken besides', [`${CREATE} requestBody content text/plain`, { schema: {} }]],
  ['a field of answers is new', [answered('sum'), { type: 'number' }]],
  [
    'a field of answers is always there',
    [`${schema('Order')} required`, ['id', 'state', 'sentAt']],
  ],
  ['a field of answers has fewer values', [`${answered('state')} enum`, ['OPEN']]],
  ['a field of answers can be shorter', [`${answered('id')} maxLength`, 8]],
  ['a secret, which is never answered, is another', [`${answered('key')} type`, 'integer']],
  ['a header is new', [`${LIST} responses 200 headers retry-after`, {}]],
  ['an error is new', [`${LIST} responses 404`, {}]],
  ['an error is gone', [`${LIST} responses 400`, undefined]],
];

test.each(rows)('%s: no sentence', (_, change) => {
  expect(breakingChanges(shop, shopWith(change))).toEqual([]);
});

test('the contract breaks nothing of itself', () => {
  expect(breakingChanges(shop, shop)).toEqual([]);
});

test('the parameter of a path may have another name', () => {
  const path = shopWith().paths['/v1/orders/{orderId}']!;
  const renamed = shopWith(
    ['paths /v1/orders/{orderId}', undefined],
    [
      'paths /v1/orders/{id}',
      JSON.parse(JSON.stringify(path).replaceAll('orderId', 'id')) as typeof path,
    ],
  );

  expect(breakingChanges(shop, renamed)).toEqual([]);
});
