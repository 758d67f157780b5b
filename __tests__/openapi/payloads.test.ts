import { payloads } from './payloads';
import { ACCEPTED } from './payloads/row';
import { operations } from './support/contract';
import { errorsAt, keysOf, short } from './support/validate';

const accepted = payloads.filter(([, , verdict]) => verdict === ACCEPTED);
const refused = payloads.filter(([, , verdict]) => verdict !== ACCEPTED);

const rows = (of: typeof payloads) =>
  of.map(([schema, payload, verdict, error]) => [schema, payload, verdict, error ?? ''] as const);

test.each(rows(accepted))('%s accepts %j', (schema, payload) => {
  expect(errorsAt(keysOf(schema), payload).map(short)).toEqual([]);
});

test.each(rows(refused))('%s refuses %j: %s', (schema, payload, _rule, error) => {
  expect(errorsAt(keysOf(schema), payload).map(short)).toContain(error);
});

test('the table has at least 120 rows, without duplicates', () => {
  const said = payloads.map(([schema, payload]) => `${schema} ${JSON.stringify(payload)}`);

  expect(said.length).toBeGreaterThanOrEqual(120);
  expect(new Set(said).size).toBe(said.length);
});

test('each body has accepted and refused rows', () => {
  const bodies = operations
    .filter(({ value }) => 'requestBody' in value)
    .map(({ id }) => `${id} body`)
    // The two paths of an import share one schema.
    .filter((body) => body !== 'IngestSemanticModel body');
  const without = (of: typeof payloads) =>
    bodies.filter((body) => !of.some(([schema]) => schema === body));

  expect(without(accepted)).toEqual([]);
  expect(without(refused)).toEqual([]);
});
