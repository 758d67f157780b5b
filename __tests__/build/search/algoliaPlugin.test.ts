import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { algoliaPlugin } from '../../../src/build/search/algoliaPlugin';
import { algoliaRecords } from '../../../src/build/search/algoliaRecords';
import type { DigestedRecord } from '../../../src/build/search/recordsQuery';
import { algoliaSettings } from '../../../src/build/search/algoliaSettings';
import { recordsOf, search } from './algoliaPush';

const BROWSER = {
  GATSBY_ALGOLIA_APP_ID: 'APP',
  GATSBY_ALGOLIA_SEARCH_KEY: 'search',
  GATSBY_ALGOLIA_INDEX_NAME: 'learn',
};
const ALL = { ...BROWSER, ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin' };

const records = recordsOf({ Cells: 'Run a cell.', Charts: 'Draw a chart.' });
const result = (nodes: readonly DigestedRecord[]) => ({ data: { allSearchRecord: { nodes } } });

test.each([
  ['without keys', {}],
  ['with the keys of the browser only', BROWSER],
])('%s, nothing is pushed', (_when, env) => {
  expect(algoliaPlugin(env, search)).toBeNull();
});

test('with all keys, the plugin pushes to the index in large chunks', () => {
  expect(algoliaPlugin(ALL, search)).toMatchObject({
    resolve: 'gatsby-plugin-algolia',
    options: { appId: 'APP', apiKey: 'admin', indexName: 'learn', chunkSize: 1000 },
  });
});

test('the plugin gets only options that it knows, and no dry run', () => {
  expect(Object.keys(algoliaPlugin(ALL, search)?.options ?? {})).toEqual([
    'appId', 'apiKey', 'indexName', 'chunkSize', 'settings', 'queries',
  ]); // prettier-ignore
});

test('a host on this machine replaces the service', () => {
  const plugin = algoliaPlugin({ ...ALL, GATSBY_ALGOLIA_HOST: '127.0.0.1:8108' }, search);

  expect(plugin?.options.algoliasearchOptions).toEqual({
    hosts: [{ url: '127.0.0.1:8108', protocol: 'http', accept: 3 }],
    timeouts: { connect: 2, read: 5, write: 30 },
  });
});

test('an incomplete set of keys stops the build', () => {
  expect(() => algoliaPlugin({ ALGOLIA_APP_ID: 'APP' }, search)).toThrow(
    'The hosted search is only half set up',
  );
});

test.each(['0', 'many', '-1', '1.5'])('%s is not a valid minimum of records', (least) => {
  expect(() => algoliaPlugin({ ...ALL, ALGOLIA_MINIMUM_RECORDS: least }, search)).toThrow(
    new Error(
      `ALGOLIA_MINIMUM_RECORDS is "${least}". Set it to the smallest number of records to push, at least 1, or unset it.`,
    ),
  );
});

describe('what the build records', () => {
  const folder = mkdtempSync(join(tmpdir(), 'learn-pushed-'));
  const pushedFile = join(folder, 'pushed.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  function push(nodes: readonly DigestedRecord[], least?: string) {
    const plugin = algoliaPlugin({ ...ALL, ALGOLIA_MINIMUM_RECORDS: least }, search, pushedFile);
    return plugin?.options.queries[0]?.transformer(result(nodes));
  }

  test('is the digest of each record that is pushed', () => {
    expect(push(records, '2')).toEqual(records);
    expect(JSON.parse(readFileSync(pushedFile, 'utf8'))).toEqual({
      '/docs/cells#~0': records[0]?.internal.contentDigest,
      '/docs/charts#~0': records[1]?.internal.contentDigest,
    });
  });

  test('is at least a hundred records, unless the environment says otherwise', () => {
    expect(() => push(records)).toThrow('The site has 2 search records, but at least 100');
    expect(() => push(records, '3')).toThrow('The site has 2 search records, but at least 3');
  });
});

test.each<[string, Parameters<typeof algoliaRecords>[0], string]>([
  [
    'no records',
    result([]),
    'The site has 0 search records, but at least 1 are expected, so nothing was pushed. Look for missing content; if so few are intended, run "npm run search:publish -- --allow-fewer".',
  ],
  [
    'no answer',
    {},
    'The site has 0 search records, but at least 1 are expected, so nothing was pushed. Look for missing content; if so few are intended, run "npm run search:publish -- --allow-fewer".',
  ],
  [
    'one id twice',
    result([...records, ...records]),
    'Two search records have the id /docs/cells#~0, so nothing was pushed. Give the two headings or pages different addresses.',
  ],
  [
    'a record without a digest',
    result(records.map((record) => ({ ...record, internal: { contentDigest: '' } }))),
    'The search record /docs/cells#~0 has no digest, so nothing was pushed. Set internal.contentDigest where the record is made.',
  ],
])('%s cannot be pushed', (_what, answered, sentence) => {
  expect(() => algoliaRecords(answered, 1)).toThrow(new Error(sentence));
});

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The names of fields, including nested ones. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
}

describe('the settings of the index', () => {
  const fields = [...fieldsOf(records[0]), ...levels];
  const fieldNames = (names: readonly string[]) =>
    names.map((name) => /([\w.]+)\)?(:\d+)?$/.exec(name)?.[1]?.split('.').at(-1));

  test.each([
    'searchableAttributes',
    'attributesForFaceting',
    'attributesToRetrieve',
    'attributesToHighlight',
    'attributesToSnippet',
    'customRanking',
  ] as const)('%s are fields of a record', (name) => {
    const named = fieldNames(algoliaSettings[name]);

    expect(named.length).toBeGreaterThan(0);
    expect(fields).toEqual(expect.arrayContaining(named));
  });

  test('titles are searched before headings, then keywords and categories', () => {
    expect(fieldNames(algoliaSettings.searchableAttributes)).toEqual([
      'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'keywords', 'lvl0', 'trail', 'content',
    ]); // prettier-ignore
  });

  test('records can be filtered by the attributes of contextual search', () => {
    expect(algoliaSettings.attributesForFaceting).toEqual(
      expect.arrayContaining(['language', 'docusaurus_tag']),
    );
  });

  test('the digests of the build are not sent to browsers', () => {
    expect(algoliaSettings.attributesToRetrieve).not.toContain('internal');
  });
});
