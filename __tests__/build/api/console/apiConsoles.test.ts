import { apiConsoles } from '../../../../src/build/api/console/apiConsoles';
import type { ApiField } from '../../../../src/model/api/apiConsole';
import type { Json, JsonObject } from '../../../../src/model/api/apiContract';
import site from '../../../support/apiConsoles';
import { contractWith } from '../support/contract';

const all = Object.values(site.consoles);

/** Paths of the parts of a value that a form has no field for. */
function unshown(field: ApiField | undefined, value: Json | undefined, path: string): string[] {
  if (value === undefined || (value === null && field?.nullable)) return [];
  if (!field) return [path];
  if (field.kind === 'list') {
    return (value as readonly Json[]).flatMap((one, index) =>
      unshown(field.entry, one, `${path}/${index}`),
    );
  }
  if (field.kind === 'object') {
    return Object.entries(value as JsonObject).flatMap(([name, one]) =>
      unshown(field.fields.find((known) => known.name === name)?.field, one, `${path}/${name}`),
    );
  }
  if (field.kind === 'alternatives') {
    const found = field.options.map((option) => unshown(option.field, value, path));
    return found.some((rest) => rest.length === 0) ? [] : found.flat();
  }
  return [];
}

test.each(all.map((one) => [one.operation, one] as const))(
  'the form of %s has a field for everything that its examples send',
  (_, { form, sample, examples }) => {
    const places = Object.entries(sample).filter(([, sent]) => Object.keys(sent as object).length);

    expect(unshown(form, Object.fromEntries(places), '')).toEqual([]);
    for (const { body } of examples) expect(unshown(form, { body }, '')).toEqual([]);
  },
);

test.each(all.map((one) => [one.operation, one] as const))(
  '%s has a success and errors, each with a payload',
  (_, { answers, examples, malformed }) => {
    const names = answers.flatMap(({ name }) => name ?? []);

    expect(answers[0]?.status).toBeLessThan(300);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([400, 401, 429]));
    expect(names.filter((name) => !(name in site.payloads))).toEqual([]);
    expect(examples.filter(({ answer }) => answer && !names.includes(answer))).toEqual([]);
    expect(malformed).toMatchObject({ traceId: expect.any(String) as string });
  },
);

/** The values of all `error` keys in a value, at any depth. */
function errorsIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, Json]) =>
    key === 'error' && typeof one === 'string' ? [one] : errorsIn(one),
  );
}

test('every error named by a field or rule has a payload', () => {
  const named = all.flatMap(({ form }) => errorsIn(form as unknown as Json));

  expect(new Set(named).size).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in site.payloads))).toEqual([]);
});

test('an `error` key in an example body adds no payload', () => {
  const example = { value: { error: 'Unused' } };
  const content = {
    'application/json': { schema: { type: 'object' }, examples: { one: example } },
  };
  const { payloads } = apiConsoles(
    contractWith({
      paths: { '/v1/things': { post: { operationId: 'Make', requestBody: { content } } } },
      components: { examples: { Unused: { value: {} } } },
    }),
  );

  expect(payloads).toEqual({});
});

test('an error that only a field or a rule names has a payload, however deep the field lies', () => {
  const text = (error: string) => ({ type: 'string', pattern: '^a', 'x-error': error });
  const properties = {
    plain: text('OfField'),
    list: { type: 'array', items: text('OfEntry') },
    choice: { oneOf: [{ properties: { inner: text('OfAlternative') } }] },
  };
  const allOf = [{ description: 'Not both.', 'x-error': 'OfRule', not: { required: ['plain'] } }];
  const content = { 'application/json': { schema: { properties, allOf } } };
  const names = ['OfField', 'OfEntry', 'OfAlternative', 'OfRule'];
  const payloads = Object.fromEntries(names.map((name) => [name, { reason: name }]));
  const examples = Object.fromEntries(names.map((name) => [name, { value: payloads[name]! }]));
  const contract = contractWith({
    paths: { '/v1/things': { post: { operationId: 'Make', requestBody: { content } } } },
    components: { examples: { ...examples, Unused: { value: {} } } },
  });

  expect(apiConsoles(contract).payloads).toEqual(payloads);
});

test('a response without a body has only its description', () => {
  const { consoles } = apiConsoles(
    contractWith({
      paths: {
        '/v1/things': {
          delete: { operationId: 'Drop', responses: { '204': { description: 'It is gone.' } } },
        },
      },
    }),
  );

  expect(consoles.Drop?.answers).toEqual([{ status: 204, summary: 'It is gone.' }]);
});

test('an example is answered as it says, or else by the first success; a malformed call by the shortest 400', () => {
  const named = (...names: readonly string[]) => ({
    'application/json': {
      examples: Object.fromEntries(
        names.map((name) => [name, { $ref: `#/components/examples/${name}` }]),
      ),
    },
  });
  const value = (reason: string) => ({ value: { reason } });
  const { consoles } = apiConsoles(
    contractWith({
      paths: {
        '/v1/things': {
          post: {
            operationId: 'Make',
            requestBody: { content: named('Small', 'Large') },
            responses: {
              401: { content: named('No') },
              400: { content: named('Detailed', 'Short') },
              201: { content: named('Made', 'Queued') },
            },
          },
        },
      },
      components: {
        examples: {
          Small: { value: {} },
          Large: { value: {}, 'x-answer': 'Queued' },
          Made: { value: {} },
          Queued: { value: {} },
          Detailed: value('The field name is missing.'),
          Short: value('Malformed.'),
          No: value('No.'),
        },
      },
    }),
  );

  expect(consoles.Make?.answers.map(({ status }) => status)).toEqual([201, 201, 400, 400, 401]);
  expect(consoles.Make?.examples.map(({ answer }) => answer)).toEqual(['Made', 'Queued']);
  expect(consoles.Make?.malformed).toEqual({ reason: 'Malformed.' });
});
