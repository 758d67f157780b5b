import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { siteLookups } from '../../src/build/api/lookups/lookups';
import { nodeText } from '../../src/build/authoring/pageParts';
import { elementsOf } from './support/elementsOf';
import { articles } from '../support/contentPages';
import { rowsOf } from './support/rowsOf';

const FOLDER = '/docs/administration/workspace_settings/audit-logs/';
const SCHEMA = 'static/schemas/audit-event.schema.json';

interface Event {
  readonly action: string;
  readonly targets: readonly { type: string; metadata: { representation: string } }[];
  readonly metadata: { requestArgs: string };
}

const reference = articles.find(({ path }) => path === `${FOLDER}audit-logs-reference`)!;

/** The rows, as text, of the tables whose first column has this heading. */
const rowsUnder = (heading: string) =>
  elementsOf(reference.body.tree, 'table')
    .map((table) => rowsOf(table).map((cells) => cells.map(nodeText)))
    .filter(([head]) => head?.[0] === heading)
    .flatMap(([, ...rows]) => rows);

/** @example words('`user`, `group`') // => ['user', 'group'] */
const words = (cell: string | undefined) =>
  (cell?.match(/\w+/g) ?? []).filter((word) => word !== 'None');

const kinds = rowsUnder('Event').map(([name = '', , targets, args]) => ({
  name,
  targets: words(targets),
  args: words(args),
}));
const types = new Map(rowsUnder('Type').map(([type = '', , keys]) => [type, words(keys)]));

const examples = reference.body.code
  .filter(({ language, code }) => language === 'json' && code.includes('"action": "'))
  .map(({ line, code }) => ({ at: `${reference.file}:${line}`, event: JSON.parse(code) as Event }));

const schemaText = readFileSync(SCHEMA, 'utf8');
const schema = JSON.parse(schemaText) as {
  properties: { targets: { items: { properties: { type: { enum: string[] } } } } };
};
const ajv = new Ajv2020({ allErrors: true, strictRequired: false });
addFormats(ajv);
const validate = ajv.compile(schema);

const keysOf = (json: string) => Object.keys(JSON.parse(json) as object);

test('every kind of event has a heading, and an example below it', () => {
  const headings = reference.body.headings
    .filter(({ depth }) => depth === 4)
    .map(({ text }) => text);
  const shown = new Set(examples.map(({ event }) => event.action));

  expect(kinds.map(({ name }) => name)).toEqual(headings);
  expect(kinds.filter(({ name }) => !shown.has(name))).toEqual([]);
  expect(reference.source).toContain(`There are ${kinds.length} kinds`);
});

test('every example matches the JSON Schema that readers can download', () => {
  const faults = examples.flatMap(({ at, event }) => {
    void validate(event);
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${at}  ${instancePath} ${message}`,
    );
  });

  expect(examples.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

test('an example has the targets and arguments of its row', () => {
  const rowOf = new Map(kinds.map((kind) => [kind.name, kind]));
  const told = examples.map(({ at, event }) => {
    const row = rowOf.get(event.action);
    return { at, action: event.action, targets: row?.targets, args: row?.args };
  });

  expect(
    examples.map(({ at, event }) => ({
      at,
      action: event.action,
      targets: [...new Set(event.targets.map(({ type }) => type))],
      args: keysOf(event.metadata.requestArgs),
    })),
  ).toEqual(told);
});

test('a target in an example has the keys of its type', () => {
  const other = examples.flatMap(({ at, event }) =>
    event.targets
      .filter(({ type, metadata }) =>
        keysOf(metadata.representation).some((key) => !types.get(type)?.includes(key)),
      )
      .map(({ type }) => `${at}  ${type}`),
  );

  expect(other).toEqual([]);
});

test('the page shows the actual schema, with its target types', () => {
  const shown = reference.body.code.find(({ meta }) => meta.includes('audit-event.schema.json'));

  expect(shown?.code.trim()).toBe(schemaText.trim());
  expect([...types.keys()]).toEqual(schema.properties.targets.items.properties.type.enum);
});

test('other pages mention only events that exist', () => {
  // Some API terms start like event names.
  const scopes = siteLookups().enumOf('EmbeddingScope');
  const known = new Set([...kinds.map(({ name }) => name), ...scopes.map(({ value }) => value)]);
  const near = articles.filter(
    ({ path, body, kind }) =>
      kind !== 'changelog' &&
      (path.startsWith(FOLDER) || body.links.some(({ href }) => href.startsWith(FOLDER))),
  );
  const verbs = [...new Set([...known].map((name) => name.split('_')[0]))].join('|');
  const named = near.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line, index) =>
      [...line.matchAll(new RegExp(`\`((?:${verbs})_[A-Z_]+)\``, 'g'))].map(([, name = '']) => ({
        at: `${file}:${index + 1}  ${name}`,
        name,
      })),
    ),
  );

  expect(named.filter(({ name }) => !known.has(name)).map(({ at }) => at)).toEqual([]);
});
