import { breakingChanges } from '../../../../src/build/api/breaking/breakingChanges';
import { CREATE, field, schema, shop, shopWith, type Change } from './support/shop';

const sent = (name: string) => field(name, 'NewOrder');

/** Changes to what a request can contain. */
const rows: readonly (readonly [what: string, change: Change, sentence: string])[] = [
  [
    'a body becomes required',
    [`${CREATE} requestBody required`, true],
    'CreateOrder: a body is now required. Calls without it will be refused.',
  ],
  [
    'a body is no longer accepted',
    [`${CREATE} requestBody`, undefined],
    'CreateOrder: it no longer takes a body. Calls that send one will be refused, or their body ignored.',
  ],
  [
    'a media type is removed',
    [`${CREATE} requestBody content text/csv`, undefined],
    'CreateOrder body: text/csv was removed. Clients that send it will be refused.',
  ],
  [
    'a field becomes required',
    [`${schema('NewOrder')} required`, ['product', 'units']],
    'NewOrder (requests): the field units is now required. Requests without it will be refused.',
  ],
  [
    'a field is removed',
    [sent('code'), undefined],
    'NewOrder (requests): the field code was removed. Requests that send it will be refused.',
  ],
  [
    'other fields are no longer accepted',
    [`${schema('NewOrder')} additionalProperties`, false],
    'NewOrder (requests): other fields are no longer accepted. Requests with undocumented fields will be refused.',
  ],
  [
    'a type changes',
    [`${sent('code')} type`, 'integer'],
    'NewOrder.code (requests): the type changed from string to integer. Requests that send string will be refused.',
  ],
  [
    'a type becomes narrower',
    [`${sent('units')} type`, 'integer'],
    'NewOrder.units (requests): the type changed from number to integer. Requests that send number will be refused.',
  ],
  [
    'null is no longer accepted',
    [`${sent('note')} type`, 'string'],
    'NewOrder.note (requests): the type changed from string or null to string. Requests that send null will be refused.',
  ],
  [
    'a value is removed',
    [`${sent('channel')} enum`, ['WEB']],
    'NewOrder.channel (requests): the value "STORE" was removed. Requests that send it will be refused.',
  ],
  [
    'values are restricted to a list',
    [`${sent('note')} enum`, ['Fragile', null]],
    'NewOrder.note (requests): only "Fragile", null can now be sent. Other values will be refused.',
  ],
  [
    'a maximum is lowered',
    [`${sent('product')} maxLength`, 40],
    'NewOrder.product (requests): maxLength changed from 80 to 40. Requests beyond it will be refused.',
  ],
  [
    'a maximum is added',
    [`${sent('units')} maximum`, 9],
    'NewOrder.units (requests): maximum is now 9. Requests beyond it will be refused.',
  ],
  [
    'a minimum is raised',
    [`${sent('product')} minLength`, 3],
    'NewOrder.product (requests): minLength changed from 1 to 3. Requests beyond it will be refused.',
  ],
  [
    'the maximum length of a list is lowered',
    [`${sent('tags')} maxItems`, 10],
    'NewOrder.tags (requests): maxItems changed from 25 to 10. Requests beyond it will be refused.',
  ],
  [
    'the entries of a list change type',
    [`${sent('tags')} items type`, 'integer'],
    'NewOrder.tags[] (requests): the type changed from string to integer. Requests that send string will be refused.',
  ],
  [
    'the values of a map change type',
    [`${sent('labels')} additionalProperties type`, 'integer'],
    'NewOrder.labels.* (requests): the type changed from string to integer. Requests that send string will be refused.',
  ],
  [
    'a pattern changes',
    [`${sent('code')} pattern`, '^[A-Z]{3}$'],
    'NewOrder.code (requests): pattern changed from "^[A-Z]+$" to "^[A-Z]{3}$". Requests that do not match it will be refused.',
  ],
  [
    'a default changes',
    [`${sent('units')} default`, 2],
    'NewOrder.units (requests): default changed from 1 to 2. Requests that omit it now mean something else.',
  ],
  [
    'a default is removed',
    [`${sent('units')} default`, undefined],
    'NewOrder.units (requests): default changed from 1 to none. Requests that omit it now mean something else.',
  ],
  [
    'an alternative is removed',
    [`${sent('address')} oneOf`, [{ $ref: '#/components/schemas/Home' }]],
    'NewOrder.address (requests): the alternative Locker was removed. Requests that use it will be refused.',
  ],
  [
    'a field must be one of several alternatives',
    [`${sent('labels')} oneOf`, [{ $ref: '#/components/schemas/Home' }, { title: 'Free' }]],
    'NewOrder.labels (requests): it must now be one of Home, Free. Other requests will be refused.',
  ],
  [
    'only one value is left',
    [`${sent('channel')}`, { const: 'WEB' }],
    'NewOrder.channel (requests): the value "STORE" was removed. Requests that send it will be refused.',
  ],
  [
    'a rule is added',
    [`${schema('NewOrder')} allOf`, [{ description: 'Gifts need a note.', not: { const: 1 } }]],
    'NewOrder (requests): new rule: Gifts need a note. Requests that break it will be refused.',
  ],
  [
    'a component used in requests and responses becomes narrower',
    [`${field('box', 'Locker')} maximum`, 9],
    'Locker.box (requests): maximum is now 9. Requests beyond it will be refused.',
  ],
];

test.each(rows)('%s', (_, change, sentence) => {
  expect(breakingChanges(shop, shopWith(change))).toEqual([sentence]);
});

test('a renamed field is reported once, with its new name', () => {
  const renamed = shopWith(
    [sent('code'), undefined],
    [sent('voucher'), { type: 'string', pattern: '^[A-Z]+$' }],
  );

  expect(breakingChanges(shop, renamed)).toEqual([
    'NewOrder (requests): the field code was renamed to voucher. Requests that send it will be refused.',
  ]);
});

test('the alternatives of anyOf are compared, too', () => {
  const withAny = (...names: readonly string[]) =>
    shopWith([
      sent('address'),
      { anyOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
    ]);

  expect(breakingChanges(withAny('Home', 'Locker'), withAny('Home'))).toEqual([
    'NewOrder.address (requests): the alternative Locker was removed. Requests that use it will be refused.',
  ]);
});

/** A rule for the field code, as released and as it is now. */
const limits: readonly (readonly [keyword: string, was: number, is: number])[] = [
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map(
    (keyword) => [keyword, 9, 8] as const,
  ),
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map(
    (keyword) => [keyword, 8, 9] as const,
  ),
];

test.each(limits)('a tighter %s breaks clients, a wider one does not', (keyword, was, is) => {
  const limited = (limit: number) => shopWith([`${sent('code')} ${keyword}`, limit]);

  expect(breakingChanges(limited(was), limited(is))).toEqual([
    `NewOrder.code (requests): ${keyword} changed from ${was} to ${is}. Requests beyond it will be refused.`,
  ]);
  expect(breakingChanges(limited(is), limited(was))).toEqual([]);
});

test.each([
  ...['pattern', 'format', 'multipleOf', 'uniqueItems', 'not', 'if', 'then', 'else', 'contains'],
  ...['dependentRequired', 'dependentSchemas', 'propertyNames', 'patternProperties'],
])('a new %s breaks clients', (rule) => {
  const plain = shopWith([sent('code'), { type: 'string' }]);
  const ruled = shopWith([sent('code'), { type: 'string', [rule]: 'x' }]);

  expect(breakingChanges(plain, ruled)).toEqual([
    `NewOrder.code (requests): ${rule} changed from none to "x". Requests that do not match it will be refused.`,
  ]);
});
