import { isObject, listOf, objectOf, placeAt } from '../openapi/support/contract';
import { articles, type ContentPage } from '../support/contentPages';
import { elementsOf } from './support/elementsOf';
import { rowsOf } from './support/rowsOf';
import { sectionsOf, nodeText, type PagePart } from '../../src/build/authoring/pageParts';

const FOLDER = '/docs/connect-to-data/data-connections/setup-guides/';
const guides = articles.filter(({ path }) => path.startsWith(FOLDER));

/** Databases without a connection type have no form, and are accessed from Python. */
const withForm = guides.filter(({ path }) => !path.endsWith('other-databases'));

const sectionOf = (page: ContentPage, title: RegExp): PagePart | undefined =>
  sectionsOf(page.body.tree).find((section) => title.test(section.title));

const FORM = /^Fill in the (?:connection )?form$/;
const FIRST_QUERY = /^(?:Run a first query|Query from a Python cell)$/;
const ERRORS = /^Common errors$/;

const fieldTable = (page: ContentPage) =>
  elementsOf(sectionOf(page, FORM)?.nodes ?? [], 'table').find(
    (table) => nodeText(rowsOf(table)[0]![0]!) === 'Field',
  );

const codeIn = (section: PagePart | undefined) => elementsOf(section?.nodes ?? [], 'CodeBlock');

const PARTS: Readonly<Record<string, (page: ContentPage) => boolean>> = {
  'lists its prerequisites': (page) => Boolean(sectionOf(page, /^Prerequisites$/)),
  'has a script that grants no more than is needed': ({ body }) =>
    body.code.some(({ language }) => /^(?:sql|json|bash|yaml)$/.test(language)),
  'says how Hex gets through the network': ({ body, source }) =>
    body.links.some(({ href }) => /hex-ip-addresses|via-ssh/.test(href)) ||
    /3\.129\.36\.245|has no allow list/.test(source),
  'says how to sign in': ({ body }) =>
    /authenti|read-only user/i.test(JSON.stringify(body.headings)),
  'has a query for testing the connection': (page) =>
    codeIn(sectionOf(page, FIRST_QUERY)).length > 0,
};

test('there is a guide for each of the twenty databases', () => {
  expect(guides).toHaveLength(20);
});

test.each(Object.entries(PARTS))('each guide %s', (_what, has) => {
  expect(guides.filter((page) => !has(page)).map(({ file }) => file)).toEqual([]);
});

test('each guide lists the fields of its form, in bold', () => {
  const plain = withForm.filter((page) => {
    const table = fieldTable(page);
    return (
      !table ||
      !rowsOf(table)
        .slice(1)
        .every(([field]) => elementsOf([field!], 'strong').length > 0)
    );
  });

  expect(plain.map(({ file }) => file)).toEqual([]);
});

test('each guide explains five errors: what the database says, its cause and its fix', () => {
  const explained = (page: ContentPage) =>
    elementsOf(sectionOf(page, ERRORS)?.nodes ?? [], 'Accordion').filter(
      (error) =>
        elementsOf([error], 'CodeBlock').length === 1 && /Cause:.*Fix:/.test(nodeText(error)),
    );

  expect(guides.map((page) => [page.file, explained(page).length])).toEqual(
    guides.map(({ file }) => [file, 5]),
  );
});

const CONTRACT = ['components', 'schemas'];

/** The fields of a connection type, in the contract's order, and those required for a new connection. */
function contractFields(type: string) {
  const properties = objectOf(objectOf(placeAt([...CONTRACT, `${type}Details`]).value).properties);
  const alternatives = listOf(
    objectOf(placeAt([...CONTRACT, 'CreateConnectionDetails']).value).oneOf,
  );
  const own = alternatives.filter(isObject).find(({ title }) => title === type.toLowerCase());
  const required = listOf(objectOf(objectOf(own?.properties)[type.toLowerCase()]).required);
  return Object.keys(properties).map((field) => [field, required.includes(field) ? 'Yes' : 'No']);
}

test.each([
  ['Athena', 'connect-to-amazon-athena'],
  ['Bigquery', 'connect-to-bigquery'],
  ['Databricks', 'connect-to-databricks'],
  ['Postgres', 'connect-to-postgres'],
  ['Redshift', 'connect-to-amazon-redshift'],
  ['Snowflake', 'connect-to-snowflake'],
])('the form of %s has the contract’s fields, in order', (type, name) => {
  const guide = guides.find(({ path }) => path === FOLDER + name)!;
  const [head, ...rows] = rowsOf(fieldTable(guide)!).map((cells) => cells.map(nodeText));

  expect(head!.slice(0, 3)).toEqual(['Field', 'API field', 'Required']);
  expect(rows.map(([, field, required]) => [field, required])).toEqual(contractFields(type));
});

test('API fields that other guides mention exist in the contract', () => {
  const known = ['Athena', 'Bigquery', 'Databricks', 'Postgres', 'Redshift', 'Snowflake'].flatMap(
    (type) => contractFields(type).map(([field]) => field),
  );
  const named = withForm.flatMap((page) => {
    const [head, ...rows] = rowsOf(fieldTable(page)!).map((cells) => cells.map(nodeText));
    const column = head!.indexOf('API field');
    return column === -1 ? [] : rows.map((cells) => `${page.file} ${cells[column]}`);
  });
  const unknown = named.filter(
    (field) => !known.includes(field.split(' ')[1]) && !field.endsWith('–'),
  );

  expect(unknown).toEqual([]);
});
