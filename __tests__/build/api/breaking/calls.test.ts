import type { Json } from '../../../../src/model/api/apiContract';
import { breakingChanges } from '../../../../src/build/api/breaking/breakingChanges';
import { CANCEL, CREATE, LIST, schema, shop, shopWith, type Change } from './support/shop';

const parameter = (index: number) => `${LIST} parameters ${index}`;

/** Changes to how the API is called. */
const rows: readonly (readonly [what: string, change: Change, sentence: string])[] = [
  [
    'an operation is removed',
    [CANCEL, undefined],
    'CancelOrder: the operation DELETE /v1/orders/{orderId} was removed. Calls to it will fail.',
  ],
  [
    'a path is removed',
    ['paths /v1/orders/{orderId}', undefined],
    'CancelOrder: the operation DELETE /v1/orders/{orderId} was removed. Calls to it will fail.',
  ],
  [
    'an operation is renamed',
    [`${LIST} operationId`, 'FindOrders'],
    'ListOrders: the operation is now called FindOrders. Generated clients and links to #operation/ListOrders break.',
  ],
  [
    'a server is removed',
    ['servers 0 variables host enum', ['us.example']],
    'The server https://eu.example/api was removed. Clients that call it will fail.',
  ],
  [
    'a scope becomes required',
    [`${CANCEL} security`, [{ token: ['Write orders'] }]],
    'CancelOrder: it now requires the scope Write orders. Tokens without it will be refused.',
  ],
  [
    'a rate limit is lowered',
    ['x-rateLimit perMinute', 30],
    'All calls: the limit perMinute changed from 60 to 30. Clients that exceed it will be refused.',
  ],
  [
    'a rate limit is added',
    ['x-rateLimit perHour', 600],
    'All calls: the limit perHour is now 600. Clients that exceed it will be refused.',
  ],
  [
    'the rate limit of an operation is lowered',
    [`${CREATE} x-rateLimit perMinute`, 10],
    'CreateOrder: the limit perMinute changed from 20 to 10. Clients that exceed it will be refused.',
  ],
  [
    'a workspace limit is lowered',
    ['x-limits openOrders', 20],
    'All calls: the limit openOrders changed from 25 to 20. Clients that exceed it will be refused.',
  ],
  [
    'a parameter is removed',
    [parameter(1), { name: 'q', in: 'query', schema: { type: 'string' } }],
    'ListOrders: the query parameter sortBy was removed. Calls that send it will be refused, or the value ignored.',
  ],
  [
    'a parameter is renamed',
    [`${parameter(0)} name`, 'pageSize'],
    'ListOrders: the query parameter limit was renamed to pageSize. Calls that send it will be refused, or the value ignored.',
  ],
  [
    'a parameter becomes required',
    [`${parameter(1)} required`, true],
    'ListOrders: the query parameter sortBy is now required. Calls without it will be refused.',
  ],
  [
    'a required parameter is added',
    [parameter(3), { name: 'shop', in: 'query', required: true, schema: { type: 'string' } }],
    'ListOrders: the query parameter shop is new and required. Calls without it will be refused.',
  ],
  [
    'a list is no longer exploded',
    [`${parameter(2)} explode`, false],
    'ListOrders: the query parameter states is serialized differently (explode changed from true to false). Calls that use the old form will be misread.',
  ],
  [
    'a parameter no longer has the default serialization',
    [`${parameter(0)} explode`, false],
    'ListOrders: the query parameter limit is serialized differently (explode changed from true to false). Calls that use the old form will be misread.',
  ],
  [
    'a list becomes separated by spaces',
    [`${parameter(2)} style`, 'spaceDelimited'],
    'ListOrders: the query parameter states is serialized differently (style changed from "form" to "spaceDelimited"). Calls that use the old form will be misread.',
  ],
  [
    'a parameter accepts fewer values',
    [`${parameter(1)} schema enum`, ['NAME']],
    'ListOrders query parameter sortBy (requests): the value "TIME" was removed. Requests that send it will be refused.',
  ],
  [
    'the maximum page size is lowered',
    [`${schema('PageSize')} maximum`, 50],
    'PageSize (requests): maximum changed from 100 to 50. Requests beyond it will be refused.',
  ],
  [
    'the default page size changes',
    [`${schema('PageSize')} default`, 50],
    'PageSize (requests): default changed from 25 to 50. Requests that omit it now mean something else.',
  ],
];

test.each(rows)('%s', (_, change, sentence) => {
  expect(breakingChanges(shop, shopWith(change))).toEqual([sentence]);
});

test('a different kind of token is reported for each operation that requires it', () => {
  expect(breakingChanges(shop, shopWith(['security', [{ key: [] }]]))).toEqual([
    'CreateOrder: it now requires key. Tokens without it will be refused.',
    'CancelOrder: it now requires key. Tokens without it will be refused.',
  ]);
});

test.each<[what: string, was: Json, is: Json, needs: readonly string[]]>([
  [
    'one of two ways to sign in is removed',
    [{ token: [] }, { key: [] }],
    [{ token: [] }],
    ['token'],
  ],
  [
    'two ways become required together',
    [{ token: [] }, { key: [] }],
    [{ token: [], key: [] }],
    ['key', 'token'],
  ],
  [
    'the closest way requires another scope',
    [{ token: ['Read'] }],
    [{ token: ['Read', 'Write'] }, { key: ['Read', 'Write'] }],
    ['the scope Write'],
  ],
  [
    'a scope moves to another scheme',
    [{ token: ['Read'], key: [] }],
    [{ token: [], key: ['Read'] }],
    ['the scope Read'],
  ],
  ['nothing was required before', [], [{ token: [] }], ['token']],
  ['signing in was optional before', [{ token: [] }, {}], [{ token: [] }], ['token']],
])('the missing credentials are reported when %s', (_, was, is, needs) => {
  const secured = (security: Json) => shopWith([`${CANCEL} security`, security]);

  expect(breakingChanges(secured(was), secured(is))).toEqual(
    needs.map((need) => `CancelOrder: it now requires ${need}. Tokens without it will be refused.`),
  );
});

test('all changes are reported, in the order of the contract', () => {
  const changed = shopWith(
    [CANCEL, undefined],
    [`${schema('PageSize')} maximum`, 50],
    ['x-limits openOrders', 20],
  );

  expect(breakingChanges(shop, changed)).toEqual([
    'All calls: the limit openOrders changed from 25 to 20. Clients that exceed it will be refused.',
    'PageSize (requests): maximum changed from 100 to 50. Requests beyond it will be refused.',
    'CancelOrder: the operation DELETE /v1/orders/{orderId} was removed. Calls to it will fail.',
  ]);
});

test('a removed server is reported even if its variable may have any value', () => {
  const anyHost = shopWith(['servers 0 variables host', { default: 'us.example' }]);

  expect(breakingChanges(anyHost, shopWith(['servers 0 url', 'https://new.example']))).toEqual([
    'The server https://{host}/api was removed. Clients that call it will fail.',
  ]);
});
