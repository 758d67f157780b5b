import type { JsonObject } from '../../../../src/model/api/apiContract';
import { breakingChanges } from '../../../../src/build/api/breaking/breakingChanges';
import { field, shopWith } from './support/shop';

/** The breaking changes from one form of a request field to another. */
const changesOf = (was: JsonObject, is: JsonObject) =>
  breakingChanges(
    shopWith([field('extra', 'NewOrder'), was]),
    shopWith([field('extra', 'NewOrder'), is]),
  );

const home = { $ref: '#/components/schemas/Home' };

test.each<[what: string, was: JsonObject, is: JsonObject]>([
  [
    'the order of the keywords and the description of a rule',
    { not: { required: ['code'], minProperties: 2 } },
    { not: { minProperties: 2, description: 'Not alone.', required: ['code'] } },
  ],
  ['entries that may now repeat', { uniqueItems: true }, { uniqueItems: false }],
  [
    'the type of a read-only field',
    { properties: { id: { type: 'string', readOnly: true } } },
    { properties: { id: { type: 'integer', readOnly: true } } },
  ],
])('%s can change without breaking requests', (_what, was, is) => {
  expect(changesOf(was, is)).toEqual([]);
});

test.each<[what: string, was: JsonObject, is: JsonObject, sentences: readonly string[]]>([
  [
    'for a field with the name of an annotation',
    { not: { properties: { title: { const: 'a' } } } },
    { not: { properties: { title: { const: 'b' } } } },
    [
      'NewOrder.extra (requests): not changed from {"properties":{"title":{"const":"a"}}} to {"properties":{"title":{"const":"b"}}}. Requests that do not match it will be refused.',
    ],
  ],
  [
    'next to a reference',
    { ...home, maxProperties: 2 },
    { ...home, maxProperties: 1 },
    [
      'NewOrder.extra (requests): maxProperties changed from 2 to 1. Requests beyond it will be refused.',
    ],
  ],
  [
    'within a rule that both versions have',
    { allOf: [{ title: 'Coded', required: ['code'] }] },
    { allOf: [{ title: 'Coded', required: ['code', 'note'] }] },
    [
      'NewOrder.extra (requests): the field note is now required. Requests without it will be refused.',
    ],
  ],
  [
    'in a rule that is new',
    { allOf: [] },
    { allOf: [{ description: 'At most 1.5 kg.', maximum: 1.5 }] },
    [
      'NewOrder.extra (requests): new rule: At most 1.5 kg. Requests that break it will be refused.',
    ],
  ],
  [
    'together with the default',
    { pattern: 'a', default: 'a' },
    { pattern: 'b', default: 'b' },
    [
      'NewOrder.extra (requests): pattern changed from "a" to "b". Requests that do not match it will be refused.',
      'NewOrder.extra (requests): default changed from "a" to "b". Requests that omit it now mean something else.',
    ],
  ],
  [
    'of alternatives without names',
    { anyOf: [{ maximum: 1 }, { minimum: 9 }] },
    { anyOf: [{ maximum: 1 }] },
    [
      'NewOrder.extra (requests): the alternative {"minimum":9} was removed. Requests that use it will be refused.',
    ],
  ],
  [
    'to the only alternative',
    {},
    { oneOf: [home] },
    ['NewOrder.extra (requests): it must now be one of Home. Other requests will be refused.'],
  ],
  [
    'of a field, next to a new one that differs',
    { properties: { code: { type: 'string' } } },
    { properties: { gift: { type: 'boolean' } } },
    [
      'NewOrder.extra (requests): the field code was removed. Requests that send it will be refused.',
    ],
  ],
])('a change %s breaks requests', (_what, was, is, sentences) => {
  expect(changesOf(was, is)).toEqual(sentences);
});

test('path parameters that are renamed are compared by their position', () => {
  const contract = (names: readonly string[], firstType: string) => {
    const parameters = names.map((name, index) => {
      const schema = { type: index === 0 ? firstType : 'string' };
      return { name, in: 'path', required: true, schema };
    });
    const path = `/v1/shops/{${names[0]}}/orders/{${names[1]}}`;
    return shopWith([`paths ${path}`, { get: { operationId: 'Look', parameters, responses: {} } }]);
  };

  expect(
    breakingChanges(
      contract(['shopId', 'orderId'], 'string'),
      contract(['shop', 'order'], 'integer'),
    ),
  ).toEqual([
    'Look path parameter shop (requests): the type changed from string to integer. Requests that send string will be refused.',
  ]);
});
