import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { articles } from '../support/contentPages';

type Values = Readonly<Record<string, unknown>>;

/** All YAML documents on the pages that are mappings; one block can contain several. */
const documents = articles.flatMap(({ file, body }) =>
  body.code
    .filter(({ language }) => language === 'yaml')
    .flatMap(({ line, code }) =>
      parseAllDocuments(code).flatMap((document) => {
        const values: unknown = document.toJS();
        const isMapping = typeof values === 'object' && values !== null && !Array.isArray(values);
        return isMapping ? [{ at: `${file}:${line}`, file, values: values as Values }] : [];
      }),
    ),
);

/** Recognizes a model or view of this product by its keys. */
const models = documents.filter(
  ({ values }) =>
    values.type === 'model' ||
    values.type === 'view' ||
    Object.keys(values).some((key) => key.startsWith('base_sql_')),
);

const ajv = new Ajv2020({ allErrors: true, strictRequired: false, strictTypes: false });
addFormats(ajv);
const validate = ajv.compile(
  JSON.parse(readFileSync('static/schemas/semantic-model.schema.json', 'utf8')) as object,
);

function faults(values: unknown): string[] {
  void validate(values);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test('every model and view matches the JSON Schema that readers can download', () => {
  expect(models.length).toBeGreaterThan(12);
  expect(
    models.flatMap(({ at, values }) => faults(values).map((fault) => `${at}  ${fault}`)),
  ).toEqual([]);
});

test.each<[string, object]>([
  ['an unknown key', { id: 'orders', base_sql_table: 'orders', colour: 'red' }],
  ['an id with capitals', { id: 'Orders', base_sql_table: 'orders' }],
  [
    'a dimension without a type',
    { id: 'orders', base_sql_table: 'orders', dimensions: [{ id: 'region' }] },
  ],
])('%s is rejected', (_what, values) => {
  expect(faults(values)).not.toEqual([]);
});

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : []);
const named = (value: unknown) => listOf(value).map(({ name }) => name as string);

test('semantic models of dbt have entities, and its metrics name measures that the page defines', () => {
  const ofDbt = documents.filter(
    ({ values }) => 'semantic_models' in values || 'metrics' in values,
  );
  const measures = ofDbt.flatMap(({ values }) =>
    listOf(values.semantic_models).flatMap((model) => named(model.measures)),
  );
  const metrics = ofDbt.flatMap(({ values }) => listOf(values.metrics));
  const known = [...measures, ...named(metrics)];
  const asked = metrics.flatMap(({ type_params }) =>
    [
      ...JSON.stringify(type_params).matchAll(
        /"(?:measure|numerator|denominator)":(?:\{"name":)?"(\w+)"/g,
      ),
    ].map(([, name]) => name!),
  );
  const models = ofDbt.flatMap(({ values }) => listOf(values.semantic_models));

  expect(
    models.filter(({ name, model, entities }) => !name || !model || listOf(entities).length === 0),
  ).toEqual([]);
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
});

test('cubes have a table, and their joins and views name cubes that the page defines', () => {
  const pages = [
    ...new Set(documents.filter(({ values }) => 'cubes' in values).map(({ file }) => file)),
  ];
  expect(pages).not.toEqual([]);
  for (const page of pages) {
    const own = documents.filter(({ file }) => file === page).map(({ values }) => values);
    const cubes = own.flatMap((values) => listOf(values.cubes));
    const joined = cubes.flatMap(({ joins }) => named(joins));
    const viewed = own
      .flatMap((values) => listOf(values.views))
      .flatMap((view) => listOf(view.cubes))
      .flatMap(({ join_path: path }) => String(path).split('.'));

    expect(cubes.filter(({ name, sql_table, sql }) => !name || !(sql_table ?? sql))).toEqual([]);
    expect([page, [...joined, ...viewed].filter((name) => !named(cubes).includes(name))]).toEqual([
      page,
      [],
    ]);
  }
});
