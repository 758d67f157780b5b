import {
  contentAt,
  contract,
  listOf,
  objectOf,
  operations,
  placeAt,
  statusesOf,
  textOf,
  walk,
  type Json,
  type Place,
} from './support/contract';
import { errorsAt, short } from './support/validate';

/** The request bodies and responses of all operations. */
const contents = operations.flatMap((one) => [
  ...('requestBody' in one.value
    ? contentAt([...one.keys, 'requestBody']).map((place) => [`${one.id} body`, place] as const)
    : []),
  ...statusesOf(one).flatMap((status) =>
    contentAt([...one.keys, 'responses', status]).map(
      (place) => [`${one.id} ${status}`, place] as const,
    ),
  ),
]);

/** The example values of a request body or response, by name. */
const examplesOf = ({ keys, value }: Place): readonly (readonly [string, Json])[] =>
  Object.keys(objectOf(objectOf(value).examples)).map((name) => {
    const example = placeAt([...keys, 'examples', name]).value;
    return [name, objectOf(example).value ?? null];
  });

const faultsAt = (keys: readonly string[], value: Json) => errorsAt(keys, value).map(short);

test.each(contents)('%s has examples, all of which match its schema', (_, place) => {
  const examples = examplesOf(place);

  expect(examples).not.toEqual([]);
  for (const [name, value] of examples) {
    expect([name, faultsAt([...place.keys, 'schema'], value)]).toEqual([name, []]);
  }
});

test('each example has a summary', () => {
  const examples = Object.entries(objectOf(objectOf(contract.components).examples));

  expect(examples.filter(([, example]) => !objectOf(example).summary)).toEqual([]);
});

test('each parameter has an example that matches its schema', () => {
  const parameters = operations.flatMap((one) => one.parameters);
  const faults = parameters.map(({ keys, value }) => [
    keys.join('.'),
    'example' in objectOf(value)
      ? faultsAt(placeAt([...keys, 'schema']).keys, objectOf(value).example ?? null)
      : ['no example'],
  ]);

  expect(faults.filter(([, found]) => found?.length)).toEqual([]);
});

test('the values of a sample call belong to parameters and match their schemas', () => {
  const samples = operations.flatMap(({ id, value, parameters }) =>
    Object.entries(objectOf(value['x-sample'])).flatMap(([place, values]) =>
      Object.entries(objectOf(values)).map(([name, sent]) => {
        const parameter = parameters.find(
          (one) => objectOf(one.value).in === place && objectOf(one.value).name === name,
        );
        const fits = parameter && faultsAt(placeAt([...parameter.keys, 'schema']).keys, sent);
        return [`${id} ${place} ${name}`, fits ?? ['unknown']] as const;
      }),
    ),
  );

  expect(samples.length).toBeGreaterThan(15);
  expect(samples.filter(([, found]) => found.length)).toEqual([]);
});

test('each operation without a path parameter or a body defines what its sample call sends', () => {
  const silent = operations.filter(
    ({ value, path }) => !path.includes('{') && !('requestBody' in value) && !value['x-sample'],
  );

  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('an example body names its response if there are several', () => {
  const unclear = operations.flatMap((one) => {
    const bodies = 'requestBody' in one.value ? contentAt([...one.keys, 'requestBody']) : [];
    const [success = ''] = statusesOf(one).filter((status) => status.startsWith('2'));
    const answers = contentAt([...one.keys, 'responses', success]).flatMap((place) =>
      Object.keys(objectOf(objectOf(place.value).examples)),
    );
    return bodies
      .flatMap(({ keys, value }) =>
        Object.keys(objectOf(objectOf(value).examples)).map((name) => {
          const example = objectOf(placeAt([...keys, 'examples', name]).value);
          return { name, answer: textOf(example['x-answer']) || answers[0] };
        }),
      )
      .filter(({ answer }) => !answers.includes(answer ?? ''))
      .map(({ name }) => `${one.id} ${name}`);
  });

  expect(unclear).toEqual([]);
});

test('the error that a rule names has an example', () => {
  const named: string[] = [];
  walk(contract, (value, keys) => {
    if (keys.at(-1) === 'x-error') named.push(textOf(value));
  });
  const errors = Object.entries(objectOf(objectOf(contract.components).examples))
    .filter(([, example]) => 'reason' in objectOf(objectOf(example).value))
    .map(([name]) => name);

  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !errors.includes(name))).toEqual([]);
});

/** Every value in the examples, with its keys. */
const told: (readonly [readonly string[], Json])[] = [];
walk(objectOf(contract.components).examples ?? null, (value, keys) => told.push([keys, value]));

const exampleValues = (name: string): readonly Json[] =>
  listOf(objectOf(placeAt(['components', 'examples', name, 'value']).value).values);

describe('the world of the examples', () => {
  const known = (page: string, field: string) =>
    exampleValues(page).map((entry) => objectOf(entry)[field]);

  const idsUnder = (owner: string) =>
    told.filter(([keys]) => keys.at(-1) === 'id' && keys.at(-2) === owner).map(([, id]) => id);

  test('has six people, each with a different role', () => {
    const emails = told.filter(([keys]) => keys.at(-1) === 'email').map(([, email]) => email);

    expect(new Set(known('UserPage', 'role')).size).toBe(6);
    expect(emails.filter((email) => !known('UserPage', 'email').includes(email))).toEqual([]);
  });

  test.each([
    ['user', 'UserPage'],
    ['group', 'GroupPage'],
    ['collection', 'CollectionPage'],
  ])('knows each %s by its id', (owner, page) => {
    expect(idsUnder(owner)).not.toEqual([]);
    expect(idsUnder(owner).filter((id) => !known(page, 'id').includes(id))).toEqual([]);
  });

  test('is set in 2025', () => {
    const times = told.flatMap(([, value]) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? [value] : [],
    );

    expect(times).not.toEqual([]);
    expect(times.filter((time) => !time.startsWith('2025-'))).toEqual([]);
  });

  test('has no secret that could be real', () => {
    const secret = /^(?:password|secretAccessKey|accessKeyId|accessToken|privateKey|passphrase)$/;
    const secrets = told.filter(([keys]) => secret.test(keys.at(-1) ?? ''));

    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter(([, value]) => !textOf(value).startsWith('example-'))).toEqual([]);
  });
});
