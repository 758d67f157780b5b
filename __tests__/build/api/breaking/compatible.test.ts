import { breakingChanges } from '../../../../src/build/api/breaking/breakingChanges';
import { CANCEL, CREATE, field, LIST, schema, shop, shopWith, type Change } from './support/shop';

const sent = (name: string) => field(name, 'NewOrder');
const answered = (name: string) => field(name, 'Order');

const limit = { name: 'limit', in: 'query', schema: { $ref: '#/components/schemas/PageSize' } };
const orderId = { name: 'orderId', in: 'path', required: true, schema: { type: 'string' } };

/** Changes that break no client of the released contract. */
const rows: readonly (readonly [what: string, change: Change])[] = [
  ['the title changes', ['info title', 'Shop']],
  [
    'an operation is added',
    ['paths /v1/shops', { get: { operationId: 'ListShops', responses: {} } }],
  ],
  ['a server is added', ['servers 1', { url: 'https://hc.example/api' }]],
  ['a rate limit is raised', ['x-rateLimit perMinute', 90]],
  ['a rate limit is removed', [`${CREATE} x-rateLimit`, undefined]],
  ['a scope is no longer required', [`${LIST} security`, [{ token: [] }]]],
  ['a second way to sign in is added', [`${LIST} security`, [{ key: [] }, { token: [] }]]],
  ['a token is no longer required', [`${LIST} security`, [{}, { key: [] }]]],
  ['an optional parameter is added', [`${LIST} parameters 3`, { name: 'q', in: 'query' }]],
  [
    'a parameter accepts more values',
    [`${LIST} parameters 1 schema enum`, ['NAME', 'TIME', 'UNITS']],
  ],
  [
    'the default serialization of a list is no longer stated',
    [`${LIST} parameters 2 explode`, undefined],
  ],
  [
    'the default serialization of a query parameter is stated',
    [`${LIST} parameters 0`, { ...limit, style: 'form', explode: true }],
  ],
  [
    'the default serialization of a path parameter is stated',
    ['paths /v1/orders/{orderId} parameters 0', { ...orderId, style: 'simple', explode: false }],
  ],
  ['the maximum page size is raised', [`${schema('PageSize')} maximum`, 500]],
  ['a description is added', [`${CANCEL} description`, 'Cancels an order.']],
  ['an optional request field is added', [sent('gift'), { type: 'boolean' }]],
  ['a request field becomes optional', [`${schema('NewOrder')} required`, []]],
  ['a request field becomes nullable', [`${sent('code')} type`, ['string', 'null']]],
  ['another value is accepted', [`${sent('channel')} enum`, ['WEB', 'STORE', 'PHONE']]],
  ['a maximum is raised', [`${sent('product')} maxLength`, 120]],
  ['a maximum is removed', [`${sent('tags')} maxItems`, undefined]],
  ['a pattern is removed', [`${sent('code')} pattern`, undefined]],
  ['an integer may now be any number', [`${schema('PageSize')} type`, 'number']],
  ['a default is stated', [`${sent('note')} default`, 'Fragile']],
  ['alternatives are no longer required', [`${sent('address')} oneOf`, undefined]],
  ['another media type is accepted', [`${CREATE} requestBody content text/plain`, { schema: {} }]],
  ['a response field is added', [answered('sum'), { type: 'number' }]],
  ['a response field becomes required', [`${schema('Order')} required`, ['id', 'state', 'sentAt']]],
  ['a response field has fewer values', [`${answered('state')} enum`, ['OPEN']]],
  ['the format of a response field is stated', [`${answered('id')} format`, 'uuid']],
  ['a response field gets a maximum length', [`${answered('id')} maxLength`, 8]],
  ['the type of a write-only secret changes', [`${answered('key')} type`, 'integer']],
  ['a header is added', [`${LIST} responses 200 headers retry-after`, {}]],
  ['an error is added', [`${LIST} responses 404`, {}]],
  ['an error is removed', [`${LIST} responses 400`, undefined]],
];

test.each(rows)('not breaking: %s', (_, change) => {
  expect(breakingChanges(shop, shopWith(change))).toEqual([]);
});

test.each([
  ['', shop],
  [' whose body is required', shopWith([`${CREATE} requestBody required`, true])],
])('a contract%s does not break itself', (_, contract) => {
  expect(breakingChanges(contract, contract)).toEqual([]);
});

test('a path parameter can be renamed', () => {
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
