/** @jest-environment node */
import { bundleContract } from '../../../../src/build/api/contract/bundleContract';
import { validatorsModule } from '../../../../src/build/api/console/validators';
import type { CallValues } from '../../../../src/model/api/apiRequest';
import type { Json } from '../../../../src/model/api/apiContract';
import { payloads } from '../../../openapi/payloads';
import { ACCEPTED } from '../../../openapi/payloads/row';
import site from '../../../support/apiConsoles';
import { validatorsIn } from '../../../support/apiValidators';
import { contractWith } from '../support/contract';

const source = validatorsModule(bundleContract());
const validators = validatorsIn(source);
const { consoles } = site;
const operations = Object.keys(consoles);

/** The errors of a request, each as its place and keyword. */
function breaches(operation: string, request: CallValues): readonly string[] {
  const validate = validators[operation]!;
  validate(request);
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

test.each(['new Function', 'eval(', 'require(', 'import ', 'import('])(
  'the module contains no %s',
  (word) => {
    expect(source).not.toContain(word);
  },
);

test('each operation has a validator', () => {
  expect(operations).toHaveLength(29);
  expect(Object.keys(validators)).toEqual(operations);
});

test.each(operations)('%s accepts its sample and all its examples', (operation) => {
  const { sample, examples } = consoles[operation]!;

  expect(breaches(operation, sample)).toEqual([]);
  for (const { summary, body } of examples) {
    expect([summary, breaches(operation, { ...sample, body })]).toEqual([summary, []]);
  }
});

test.each(operations.filter((operation) => consoles[operation]!.sample.path))(
  '%s refuses a path parameter that is not an id',
  (operation) => {
    const { sample } = consoles[operation]!;
    const names = Object.keys(sample.path ?? {});
    const path = Object.fromEntries(names.map((name) => [name, 'weekly-orders']));

    expect(breaches(operation, { ...sample, path })).toEqual(
      names.flatMap((name) => [`/path/${name} pattern`, `/path/${name} format`]),
    );
  },
);

/** Schemas that are not a parameter or body themselves, and the field that they can be sent in. */
const WITHIN: Readonly<Record<string, string>> = {
  SchemaFilters: 'schemaFilters',
  SchemaRefreshSchedule: 'schemaRefreshSchedule',
};

/** A request that sends the payload of a row, if a request can send it. */
function sending(target: string, payload: Json): readonly [string, CallValues] | undefined {
  const [name = '', part = ''] = target.split(' ');
  const field = WITHIN[name];
  if (field)
    return [
      'EditDataConnection',
      { ...sampleOf('EditDataConnection'), body: { [field]: payload } },
    ];
  if (!consoles[name] || /^\d+$/.test(part)) return undefined;
  const sample = sampleOf(name);
  if (part === 'body') return [name, { ...sample, body: payload }];
  const place = consoles[name].form.fields.find(
    ({ field: one }) =>
      one.kind === 'object' && one.fields.some((parameter) => parameter.name === part),
  )!.name as 'path' | 'query' | 'header';
  return [name, { ...sample, [place]: { ...sample[place], [part]: payload } }];
}

const sampleOf = (operation: string) => consoles[operation]!.sample;

const rows = payloads.flatMap(([target, payload, verdict, error]) => {
  const request = sending(target, payload);
  return request ? [{ target, payload, verdict, error, request }] : [];
});

test('a 32-bit integer has a maximum', () => {
  const offset = (value: number) =>
    breaches('GetProjectRuns', { ...sampleOf('GetProjectRuns'), query: { offset: value } });

  expect(offset(2 ** 31 - 1)).toEqual([]);
  expect(offset(3e9)).toEqual(['/query/offset maximum']);
});

test('most test payloads of the contract can be sent', () => {
  expect(rows.length).toBeGreaterThan(150);
});

test.each(rows.filter(({ verdict }) => verdict === ACCEPTED))(
  '$target accepts $payload',
  ({ request }) => {
    expect(breaches(...request)).toEqual([]);
  },
);

test.each(rows.filter(({ verdict }) => verdict !== ACCEPTED))(
  '$target refuses $payload: $verdict',
  ({ request, error = '' }) => {
    const keyword = error.split(' ').at(-1);

    expect(breaches(...request).map((breach) => breach.split(' ')[1])).toContain(keyword);
  },
);

test.each(['get-widget', 'delete', 'constructor'])(
  'an operation id need not be a name in JavaScript: %s',
  (operationId) => {
    const query = { name: 'at', in: 'query', schema: { type: 'string', format: 'cron' } };
    const get = { operationId, parameters: [query] };
    const made = validatorsIn(validatorsModule(contractWith({ paths: { '/v1/things': { get } } })));

    expect(made[operationId]!({ query: { at: '* * * * *' } })).toBe(true);
    expect(made[operationId]!({ query: { at: 1 } })).toBe(false);
  },
);
