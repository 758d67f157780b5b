import {
  contract,
  isObject,
  objectOf,
  operations,
  placeAt,
  textOf,
  walk,
  type Json,
  type JsonObject,
} from './support/contract';

/** Keywords under which schemas only express a rule. */
const RULES = ['not', 'example', 'examples', 'default', 'enum', 'const'];

/** All schemas that need a description, with their places. */
function described(): readonly (readonly [string, JsonObject])[] {
  const found: [string, JsonObject][] = [];
  const visit = (value: Json, keys: readonly string[]): void => {
    const [key, owner] = [keys.at(-1), keys.at(-2)];
    const isSchema =
      key === 'schema' ||
      key === 'items' ||
      key === 'additionalProperties' ||
      ['properties', 'allOf', 'oneOf', 'schemas'].includes(owner ?? '');
    const ruled = keys.some((one, at) => RULES.includes(one) && keys[at - 1] !== 'properties');
    if (isSchema && !ruled && isObject(value)) found.push([keys.join('.'), value]);
  };
  walk(objectOf(contract.components).schemas ?? null, visit, ['schemas']);
  return found;
}

/** The description of a schema, or else of the one it refers to. */
function text(schema: JsonObject): Json | undefined {
  if (typeof schema.description === 'string') return schema.description;
  if (typeof schema.$ref !== 'string') return undefined;
  return text(objectOf(placeAt(schema.$ref.replace('#/', '').split('/')).value));
}

const missing = (things: readonly (readonly [string, Json | undefined])[]) =>
  things.filter(([, said]) => typeof said !== 'string' || said === '').map(([name]) => name);

test('each schema, property, entry and rule has a description', () => {
  expect(described().length).toBeGreaterThan(500);
  expect(missing(described().map(([name, schema]) => [name, text(schema)]))).toEqual([]);
});

test('each enum value has a description, except the days of the week', () => {
  const enums = described().filter(([, schema]) => 'enum' in schema);
  const bare = enums.filter(
    ([, schema]) =>
      JSON.stringify(Object.keys(objectOf(schema['x-enumDescriptions']))) !==
      JSON.stringify(schema.enum),
  );

  expect(bare.map(([name]) => name)).toEqual(['schemas.DayOfWeek']);
});

test('each operation has a summary and a description, and each of its parts a description', () => {
  const parts = operations.flatMap(({ id, keys, value, parameters }) => [
    [id, value.description] as const,
    [`${id} in short`, value.summary] as const,
    ...parameters.map((one) => [`${id} parameter`, objectOf(one.value).description] as const),
    ...('requestBody' in value
      ? [[`${id} body`, objectOf(value.requestBody).description] as const]
      : []),
    ...Object.keys(objectOf(value.responses)).map(
      (status) =>
        [
          `${id} ${status}`,
          objectOf(placeAt([...keys, 'responses', status]).value).description,
        ] as const,
    ),
  ]);

  expect(missing(parts)).toEqual([]);
});

test('tags, servers, their variables and headers have a description', () => {
  const parts: [string, Json | undefined][] = [];
  walk(contract, (value, keys) => {
    const owner = keys.at(-2) ?? '';
    if (!['tags', 'servers', 'variables', 'headers'].includes(owner)) return;
    if (isObject(value) && !('$ref' in value)) parts.push([keys.join('.'), value.description]);
  });

  expect(parts.length).toBeGreaterThan(15);
  expect(missing(parts)).toEqual([]);
});

test('each object says whether it may have other properties', () => {
  const open = described().filter(
    ([, schema]) =>
      [schema.type].flat().includes('object') &&
      !('additionalProperties' in schema) &&
      !('oneOf' in schema),
  );

  expect(open.map(([name]) => name)).toEqual([]);
});

test('links to operations and sections have a target', () => {
  const headings = [...textOf(objectOf(contract.info).description).matchAll(/^# (.+)$/gm)];
  const known = [
    ...operations.map(({ id }) => `#operation/${id}`),
    // The reference makes this chapter of the security scheme.
    '#section/Authentication',
    ...headings.map(([, title]) => `#section/${String(title).replaceAll(' ', '-')}`),
    ...(contract.tags as readonly JsonObject[]).map(
      ({ name }) => `#tag/${textOf(name).replaceAll(' ', '-')}`,
    ),
  ];
  const links = [...JSON.stringify(contract).matchAll(/\]\((#[^)]+)\)/g)].map(([, to]) => to!);

  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((to) => !known.includes(to))).toEqual([]);
});

test('each operation links to the chapter on tokens', () => {
  const without = operations.filter(
    ({ value }) => !textOf(value.description).includes('](#section/Authentication)'),
  );

  expect(without.map(({ id }) => id)).toEqual([]);
});

test('links to operations say what the menu calls them', () => {
  const summaries = new Map(operations.map(({ id, value }) => [id, textOf(value.summary)]));
  const links = [...JSON.stringify(contract).matchAll(/\[([^[\]]+)\]\(#operation\/(\w+)\)/g)];
  const others = links.filter(
    ([, text = '', id = '']) => text.toLowerCase() !== summaries.get(id)?.toLowerCase(),
  );

  expect(links.length).toBeGreaterThan(10);
  expect(others.map(([link]) => link)).toEqual([]);
});
