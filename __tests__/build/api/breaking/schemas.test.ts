import type { JsonObject } from '../../../../src/model/api/apiContract';
import { breakingChanges } from '../../../../src/build/api/breaking/breakingChanges';
import { field, LIST, shopWith } from './support/shop';

/** The breaking changes from one form of a field to another, in a body that is sent or in one that is returned. */
const changesOf = (body: 'NewOrder' | 'Order', was: JsonObject, is: JsonObject) =>
  breakingChanges(shopWith([field('extra', body), was]), shopWith([field('extra', body), is]));

const list = { type: 'array' };
const map = { type: 'object' };
const text = { type: 'string' };

test('entries and values that are restricted for the first time break requests', () => {
  const changed =
    'the type changed from any to string. Requests that send array or boolean or null or number or object will be refused.';

  expect(changesOf('NewOrder', list, { ...list, items: text })).toEqual([
    `NewOrder.extra[] (requests): ${changed}`,
  ]);
  expect(changesOf('NewOrder', map, { ...map, additionalProperties: text })).toEqual([
    `NewOrder.extra.* (requests): ${changed}`,
  ]);
});

test('entries and values that are no longer restricted break code that reads responses', () => {
  const changed = 'the type changed from string to any. Code that expects the old type may fail.';

  expect(changesOf('Order', { ...list, items: text }, list)).toEqual([
    `Order.extra[] (responses): ${changed}`,
  ]);
  expect(changesOf('Order', { ...map, additionalProperties: text }, map)).toEqual([
    `Order.extra.* (responses): ${changed}`,
  ]);
});

test('a field is renamed only if the other one is new', () => {
  const twins = { code: { const: 1 }, voucher: { const: 1 } };

  expect(
    changesOf('NewOrder', { properties: twins }, { properties: { voucher: { const: 1 } } }),
  ).toEqual([
    'NewOrder.extra (requests): the field code was removed. Requests that send it will be refused.',
  ]);
});

test('a required field that is removed from responses is reported once', () => {
  const had = { required: ['code'], properties: { code: text } };

  expect(changesOf('Order', had, {})).toEqual([
    'Order.extra (responses): the field code was removed. Code that reads it will fail.',
  ]);
});

test('other fields may be ruled out of responses, and stay out of requests', () => {
  const closed = { ...map, additionalProperties: false };

  expect(changesOf('Order', map, closed)).toEqual([]);
  expect(changesOf('NewOrder', closed, { ...closed, description: 'Fixed.' })).toEqual([]);
});

test.each<[what: string, other: JsonObject, isThere: boolean]>([
  ['was there before', { name: 'q', in: 'query', schema: text }, true],
  ['is sent elsewhere', { name: 'q', in: 'header', schema: text }, false],
])('a parameter is not renamed to one that %s', (_what, other, isThere) => {
  const own = { name: 'p', in: 'query', schema: text };
  const withParameters = (...parameters: JsonObject[]) =>
    shopWith([`${LIST} parameters`, parameters]);

  expect(
    breakingChanges(withParameters(own, ...(isThere ? [other] : [])), withParameters(other)),
  ).toEqual([
    'ListOrders: the query parameter p was removed. Calls that send it will be refused, or the value ignored.',
  ]);
});

test('a cookie is exploded unless the contract says otherwise', () => {
  const cookie = { name: 'c', in: 'cookie', schema: text };
  const withCookie = (more: JsonObject) =>
    shopWith([`${LIST} parameters`, [{ ...cookie, ...more }]]);

  expect(breakingChanges(withCookie({}), withCookie({ style: 'form', explode: true }))).toEqual([]);
});
