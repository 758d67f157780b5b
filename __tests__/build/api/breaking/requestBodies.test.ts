import { breakingChanges } from '../../../../src/build/api/breaking/breakingChanges';
import { CREATE, field, schema, shop, shopWith, type Change } from './support/shop';

const sent = (name: string) => field(name, 'NewOrder');

/** Changes to what a request may contain. */
const rows: readonly (readonly [what: string, change: Change, sentence: string])[] = [
  [
    'a body is required',
    [`${CREATE} requestBody required`, true],
    'CreateOrder: a body is required now. Calls without it will be refused.',
  ],
  [
    'no body is taken',
    [`${CREATE} requestBody`, undefined],
    'CreateOrder: it takes no body any more. Calls with a body are refused, or lose its effect.',
  ],
  [
    'a media type is gone',
    [`${CREATE} requestBody content text/csv`, undefined],
    'CreateOrder body: text/csv was removed. Clients that send it will be refused.',
  ],
  [
    'a field is required',
    [`${schema('NewOrder')} required`, ['product', 'units']],
    'NewOrder (requests): the field units is required now. Requests without it will be refused.',
  ],
  [
    'a field is gone',
    [sent('code'), undefined],
    'NewOrder (requests): the field code was removed. Requests that send it will be refused.',
  ],
  [
    'other fields are refused',
    [`${schema('NewOrder')} additionalProperties`, false],
    'NewOrder (requests): no other fields are accepted now. Requests with fields that are not described will be refused.',
  ],
  [
    'a type is another',
    [`${sent('code')} type`, 'integer'],
    'NewOrder.code (requests): the type was string and is integer now. Requests that send string will be refused.',
  ],
  [
    'a type is narrower',
    [`${sent('units')} type`, 'integer'],
    'NewOrder.units (requests): the type was number and is integer now. Requests that send number will be refused.',
  ],
  [
    'null is refused',
    [`${sent('note')} type`, 'string'],
    'NewOrder.note (requests): the type was string or null and is string now. Requests that send null will be refused.',
  ],
  [
    'a value is gone',
    [`${sent('channel')} enum`, ['WEB']],
    'NewOrder.channel (requests): the value "STORE" was removed. Requests that send it will be refused.',
  ],
  [
    'values are listed',
    [`${sent('note')} enum`, ['Fragile', null]],
    'NewOrder.note (requests): only "Fragile", null can be sent now. Other values will be refused.',
  ],
  [
    'a maximum is lower',
    [`${sent('product')} maxLength`, 40],
    'NewOrder.product (requests): maxLength was 80 and is 40 now. Requests beyond it will be refused.',
  ],
  [
    'a maximum is new',
    [`${sent('units')} maximum`, 9],
    'NewOrder.units (requests): maximum is 9 now. Requests beyond it will be refused.',
  ],
  [
    'a minimum is higher',
    [`${sent('product')} minLength`, 3],
    'NewOrder.product (requests): minLength was 1 and is 3 now. Requests beyond it will be refused.',
  ],
  [
    'a list is shorter',
    [`${sent('tags')} maxItems`, 10],
    'NewOrder.tags (requests): maxItems was 25 and is 10 now. Requests beyond it will be refused.',
  ],
  [
    'the entries of a list are others',
    [`${sent('tags')} items type`, 'integer'],
    'NewOrder.tags[] (requests): the type was string and is integer now. Requests that send string will be refused.',
  ],
  [
    'the values of a map are others',
    [`${sent('labels')} additionalProperties type`, 'integer'],
    'NewOrder.labels.* (requests): the type was string and is integer now. Requests that send string will be refused.',
  ],
  [
    'a pattern is another',
    [`${sent('code')} pattern`, '^[A-Z]{3}$'],
    'NewOrder.code (requests): pattern was "^[A-Z]+$" and is "^[A-Z]{3}$" now. Requests that it does not fit will be refused.',
  ],
  [
    'a default is another',
    [`${sent('units')} default`, 2],
    'NewOrder.units (requests): default was 1 and is 2 now. Requests that leave it out mean something else.',
  ],
  [
    'an alternative is gone',
    [`${sent('address')} oneOf`, [{ $ref: '#/components/schemas/Home' }]],
    'NewOrder.address (requests): the alternative Locker was removed. Requests that use it will be refused.',
  ],
  [
    'a rule is new',
    [`${schema('NewOrder')} allOf`, [{ description: 'Gifts need a note.', not: { const: 1 } }]],
    'NewOrder (requests): a rule is new: Gifts need a note. Requests that break it will be refused.',
  ],
  [
    'a component that is sent and answered is narrower',
    [`${field('box', 'Locker')} maximum`, 9],
    'Locker.box (requests): maximum is 9 now. Requests beyond it will be refused.',
  ],
];

test.each(rows)('%s', (_, change, sentence) => {
  expect(breakingChanges(shop, shopWith(change))).toEqual([sentence]);
});

test('a renamed field is told of once, with its new name', () => {
  const renamed = shopWith(
    [sent('code'), undefined],
    [sent('voucher'), { type: 'string', pattern: '^[A-Z]+$' }],
  );

  expect(breakingChanges(shop, renamed)).toEqual([
    'NewOrder (requests): the field code was renamed to voucher. Requests that send it will be refused.',
  ]);
});
