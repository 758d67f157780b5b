import type { Json } from '../../../../src/model/apiContract';
import { breakingChanges } from '../../../../src/build/api/breaking/breakingChanges';
import { CANCEL, CREATE, LIST, schema, shop, shopWith, type Change } from './support/shop';

const parameter = (index: number) => `${LIST} parameters ${index}`;

/** Changes to how the API is called. */
const rows: readonly (readonly [what: string, change: Change, sentence: string])[] = [
  [
    'an operation is gone',
    [CANCEL, undefined],
    'CancelOrder: the operation DELETE /v1/orders/{orderId} was removed. Calls to it will fail.',
  ],
  [
    'a path is gone',
    ['paths /v1/orders/{orderId}', undefined],
    'CancelOrder: the operation DELETE /v1/orders/{orderId} was removed. Calls to it will fail.',
  ],
  [
    'an operation has another name',
    [`${LIST} operationId`, 'FindOrders'],
    'ListOrders: the operation is called FindOrders now. Generated clients and links to #operation/ListOrders break.',
  ],
  [
    'a server is gone',
    ['servers 0 variables host enum', ['us.example']],
    'The server https://eu.example/api was removed. Clients that call it will fail.',
  ],
  [
    'a scope is needed',
    [`${CANCEL} security`, [{ token: ['Write orders'] }]],
    'CancelOrder: it needs the scope Write orders now. Tokens that lack it will be refused.',
  ],
  [
    'a rate limit is lower',
    ['x-rateLimit perMinute', 30],
    'All calls: the limit perMinute was 60 and is 30 now. Clients that use more will be refused.',
  ],
  [
    'a rate limit is new',
    ['x-rateLimit perHour', 600],
    'All calls: the limit perHour is 600 now. Clients that use more will be refused.',
  ],
  [
    'a rate limit of an operation is lower',
    [`${CREATE} x-rateLimit perMinute`, 10],
    'CreateOrder: the limit perMinute was 20 and is 10 now. Clients that use more will be refused.',
  ],
  [
    'a limit of the workspace is lower',
    ['x-limits openOrders', 20],
    'All calls: the limit openOrders was 25 and is 20 now. Clients that use more will be refused.',
  ],
  [
    'a parameter is gone',
    [parameter(1), { name: 'q', in: 'query', schema: { type: 'string' } }],
    'ListOrders: the query parameter sortBy was removed. Calls that send it lose its effect, or are refused.',
  ],
  [
    'a parameter has another name',
    [`${parameter(0)} name`, 'pageSize'],
    'ListOrders: the query parameter limit was renamed to pageSize. Calls that send it lose its effect, or are refused.',
  ],
  [
    'a parameter is required',
    [`${parameter(1)} required`, true],
    'ListOrders: the query parameter sortBy is required now. Calls without it will be refused.',
  ],
  [
    'a required parameter is new',
    [parameter(3), { name: 'shop', in: 'query', required: true, schema: { type: 'string' } }],
    'ListOrders: the query parameter shop is new and required. Calls without it will be refused.',
  ],
  [
    'a list is written in another way',
    [`${parameter(2)} explode`, false],
    'ListOrders: the query parameter states is written in another way (explode was true and is false now). Calls that write it in the old way are misread.',
  ],
  [
    'the usual way to write a parameter is left',
    [`${parameter(0)} explode`, false],
    'ListOrders: the query parameter limit is written in another way (explode was true and is false now). Calls that write it in the old way are misread.',
  ],
  [
    'a list is parted by spaces',
    [`${parameter(2)} style`, 'spaceDelimited'],
    'ListOrders: the query parameter states is written in another way (style was "form" and is "spaceDelimited" now). Calls that write it in the old way are misread.',
  ],
  [
    'a parameter takes fewer values',
    [`${parameter(1)} schema enum`, ['NAME']],
    'ListOrders query parameter sortBy (requests): the value "TIME" was removed. Requests that send it will be refused.',
  ],
  [
    'a page is smaller',
    [`${schema('PageSize')} maximum`, 50],
    'PageSize (requests): maximum was 100 and is 50 now. Requests beyond it will be refused.',
  ],
  [
    'a page has another size by default',
    [`${schema('PageSize')} default`, 50],
    'PageSize (requests): default was 25 and is 50 now. Requests that leave it out mean something else.',
  ],
];

test.each(rows)('%s', (_, change, sentence) => {
  expect(breakingChanges(shop, shopWith(change))).toEqual([sentence]);
});

test('another kind of token is told of at each operation that takes it', () => {
  expect(breakingChanges(shop, shopWith(['security', [{ key: [] }]]))).toEqual([
    'CreateOrder: it needs key now. Tokens that lack it will be refused.',
    'CancelOrder: it needs key now. Tokens that lack it will be refused.',
  ]);
});

test.each<[what: string, was: Json, is: Json, needs: readonly string[]]>([
  ['one of two ways to sign in is gone', [{ token: [] }, { key: [] }], [{ token: [] }], ['token']],
  [
    'two ways are needed together',
    [{ token: [] }, { key: [] }],
    [{ token: [], key: [] }],
    ['key', 'token'],
  ],
  [
    'the nearest way takes a scope more',
    [{ token: ['Read'] }],
    [{ token: ['Read', 'Write'] }, { key: ['Read', 'Write'] }],
    ['the scope Write'],
  ],
  [
    'a scope is asked of another way',
    [{ token: ['Read'], key: [] }],
    [{ token: [], key: ['Read'] }],
    ['the scope Read'],
  ],
  ['nothing was needed', [], [{ token: [] }], ['token']],
  ['a way was as good as none', [{ token: [] }, {}], [{ token: [] }], ['token']],
])('where %s, clients of the old ways are told of', (_, was, is, needs) => {
  const secured = (security: Json) => shopWith([`${CANCEL} security`, security]);

  expect(breakingChanges(secured(was), secured(is))).toEqual(
    needs.map((need) => `CancelOrder: it needs ${need} now. Tokens that lack it will be refused.`),
  );
});

test('changes are told of together, in the order of the contract', () => {
  const changed = shopWith(
    [CANCEL, undefined],
    [`${schema('PageSize')} maximum`, 50],
    ['x-limits openOrders', 20],
  );

  expect(breakingChanges(shop, changed)).toEqual([
    'All calls: the limit openOrders was 25 and is 20 now. Clients that use more will be refused.',
    'PageSize (requests): maximum was 100 and is 50 now. Requests beyond it will be refused.',
    'CancelOrder: the operation DELETE /v1/orders/{orderId} was removed. Calls to it will fail.',
  ]);
});
