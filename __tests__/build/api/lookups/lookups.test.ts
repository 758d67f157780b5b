import { contractLookups, siteLookups } from '../../../../src/build/api/lookups/lookups';
import { contractWith } from '../support/contract';

const contract = contractWith({
  'x-rateLimit': { perMinute: 60, per: 'user' },
  'x-limits': { runMinutes: 45 },
  paths: {
    '/v1/runs': {
      post: { operationId: 'Run', summary: 'Run', tags: ['Runs'], 'x-rateLimit': { perHour: 30 } },
    },
  },
  components: {
    schemas: {
      Size: { type: 'integer', minimum: 1, maximum: 100, default: 25, multipleOf: 5 },
      Order: { enum: ['UP', 'DOWN'], 'x-enumDescriptions': { UP: 'Smallest first' } },
      Group: {
        properties: {
          members: { type: 'array', maxItems: 7, items: { properties: { role: { enum: ['A'] } } } },
        },
      },
    },
  },
});
const { limitOf, enumOf, operation } = contractLookups(contract);

test.each([
  ['perMinute', 60],
  ['runMinutes', 45],
  ['Run.perHour', 30],
  ['Size.minimum', 1],
  ['Size.maximum', 100],
  ['Size.default', 25],
  ['Group.members.maxItems', 7],
])('the limit %s is %d', (name, limit) => {
  expect(limitOf(name)).toBe(limit);
});

test.each([
  ['Order', [{ value: 'UP', meaning: 'Smallest first' }, { value: 'DOWN' }]],
  ['Group.members.role', [{ value: 'A' }]],
])('the values of %s come with their meanings', (name, values) => {
  expect(enumOf(name)).toEqual(values);
});

test('an operation is found by its id', () => {
  expect(operation('Run')).toMatchObject({ method: 'post', path: '/v1/runs' });
});

test.each([
  [
    () => limitOf('Projects.days'),
    'The API contract has no limit "Projects.days". Use one of runMinutes, perMinute, Size.default, Size.maximum, Size.minimum, Run.perHour, Group.members.maxItems.',
  ],
  [
    () => enumOf('sorting'),
    'The API contract has no enum "sorting". Use one of Order, Group.members.role.',
  ],
  [() => enumOf('order'), 'The API contract has no enum "order". Did you mean "Order"?'],
  [
    () => operation('constructor'),
    'The API contract has no operation "constructor". Use one of Run.',
  ],
])(
  'an unknown name throws an error with the one that was meant, or the nearest names (%#)',
  (find, message) => {
    expect(find).toThrow(new Error(message));
  },
);

test("the site's own contract is read once", () => {
  const lookups = siteLookups();

  expect(lookups.limitOf('PageSize.maximum')).toBe(100);
  expect(siteLookups()).toBe(lookups);
});
