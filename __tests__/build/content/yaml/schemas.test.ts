import type { z } from 'zod';
import {
  categorySchema,
  changelogSchema,
  docSchema,
  tutorialSchema,
} from '../../../../src/build/content/yaml/schemas';
import { AREAS } from '../../../../src/model/changelog/areas';
import { validated } from '../../../../src/build/content/yaml/validated';

const description = 'Who may see, edit and publish the projects of a workspace.';
const page = { title: 'Roles', description };
const kinds = {
  doc: [docSchema, { ...page, sidebar_position: 1, kind: 'concept' }],
  tutorial: [tutorialSchema, { ...page, sidebar_position: 1, level: 'beginner', minutes: 20 }],
  entry: [changelogSchema, { ...page, date: '2025-10-29', tags: ['SQL'] }],
  category: [categorySchema, { label: 'Roles', position: 1, description }],
} as const;

type Kind = keyof typeof kinds;

function messages(kind: Kind, given: object): string[] {
  const [schema, good] = kinds[kind];
  const values = { ...good, ...given };
  const found = validated(schema as z.ZodObject, { values, lineOf: () => 1 }, 'content/a');
  return found.faults.map(({ message }) => message);
}

const areas = AREAS.join(', ');
const twelve = Array.from({ length: 12 }, (_, index) => `a ${index}`);
const aPath =
  'must be a path such as /docs/api, with only letters, digits, hyphens, underscores and dots, and no slash at the end. Correct it.';
const noFile =
  'must not be /404, or end in /index or a file extension (write /docs/node-js, not /docs/node.js). Correct it.';
const notTaken =
  'must not be /offline, or start with /assets, /static, /page-data or /_gatsby, which the site uses for its own files. Correct it.';
const anAddress = 'must be an address of this site such as /docs/api. Correct it.';
const aDate = 'must be a date such as 2025-10-29. Correct it.';
const noDay = 'must be a day that exists. Correct it.';
const inQuotes = 'must be text, so its value needs quotes. Correct it.';
const inBrackets = 'must be a list, so its value needs brackets. Correct it.';

test.each(Object.keys(kinds) as Kind[])('a valid %s has no faults', (kind) => {
  expect(messages(kind, {})).toEqual([]);
});

test.each([
  ['doc', { sidebar_label: 'a', slug: '/docs/a', related: ['/docs/b'], unlisted: true }],
  ['doc', { tags: ['a'], since: '2025-01-01', updated: '2025-01-01', reviewed: '2025-01-01' }],
  ['doc', { owner: 'Docs team', draft: true, kind: 'how-to', sidebar_position: 1.5 }],
  ['tutorial', { video: 'https://example.com/a.mp4', level: 'advanced' }],
  ['entry', { tags: ['SQL', 'semantic models', 'API'], unlisted: false, draft: false }],
  ['category', { slug: '/docs/a', intro: 'Text' }],
  ['category', { label: 'Roles\n', intro: 'Text\nof two lines' }],
  ['doc', { slug: '/docs/größe/日本/v1.0_a-b' }],
  ['doc', { slug: '/docs/404/index-of-pages/html' }],
  ['doc', { slug: '/statics' }],
  ['doc', { slug: '/docs/offline/static' }],
  ['doc', { slug: '/offline-work' }],
  ['doc', { description: 'a'.repeat(50), keywords: twelve }],
  ['entry', { description: 'a'.repeat(160) }],
] as const)('a %s may have %j', (kind, given) => {
  expect(messages(kind, given)).toEqual([]);
});

test.each([
  ['doc', { title: 7 }, `"title" ${inQuotes}`],
  ['doc', { title: '  ' }, '"title" must not be empty. Correct it.'],
  ['doc', { title: 'Roles\nand groups' }, '"title" must be on one line. Correct it.'],
  [
    'entry',
    { description: `${description}\n${description}` },
    '"description" must be on one line. Correct it.',
  ],
  ['tutorial', { sidebar_label: 'a\nb' }, '"sidebar_label" must be on one line. Correct it.'],
  ['category', { label: 'a\r\nb' }, '"label" must be on one line. Correct it.'],
  ['doc', { description: 7 }, `"description" ${inQuotes}`],
  [
    'doc',
    { description: 'a'.repeat(49) },
    '"description" must have 50 to 160 characters, but has 49. Correct it.',
  ],
  [
    'doc',
    { description: ` ${'a'.repeat(161)} ` },
    '"description" must have 50 to 160 characters, but has 161. Correct it.',
  ],
  ['doc', { sidebar_position: '1' }, '"sidebar_position" must be a number. Correct it.'],
  ['doc', { sidebar_label: '' }, '"sidebar_label" must not be empty. Correct it.'],
  [
    'doc',
    { kind: '‘concept’' },
    '"kind" must be one of concept, how-to, setup, reference, api-reference, but is "‘concept’". Correct it.',
  ],
  ['doc', { draft: 'yes' }, '"draft" must be true or false. Correct it.'],
  ['doc', { unlisted: 1 }, '"unlisted" must be true or false. Correct it.'],
  ['doc', { tags: 'a' }, `"tags" ${inBrackets}`],
  [
    'tutorial',
    { keywords: [...twelve, 'a'] },
    '"keywords" must have at most 12 phrases. Correct it.',
  ],
  ['doc', { slug: 7 }, `"slug" ${aPath}`],
  ['doc', { slug: 'docs/a' }, `"slug" ${aPath}`],
  ['doc', { slug: '//docs/a' }, `"slug" ${aPath}`],
  ['doc', { slug: '/docs/a/' }, `"slug" ${aPath}`],
  ['doc', { slug: '/docs/a#b' }, `"slug" ${aPath}`],
  ['doc', { slug: '/docs/a?b=1' }, `"slug" ${aPath}`],
  ['doc', { slug: '/docs/a b' }, `"slug" ${aPath}`],
  ['doc', { slug: '/docs/a%20b' }, `"slug" ${aPath}`],
  ['doc', { slug: '/docs\\a' }, `"slug" ${aPath}`],
  ['tutorial', { slug: '/docs/../../../a' }, `"slug" ${aPath}`],
  ['tutorial', { slug: '/docs/./a' }, `"slug" ${aPath}`],
  ['category', { slug: '/docs/a/index.html' }, `"slug" ${noFile}`],
  ['doc', { slug: '/index' }, `"slug" ${noFile}`],
  ['category', { slug: '/docs/a/index' }, `"slug" ${noFile}`],
  ['doc', { slug: '/404' }, `"slug" ${noFile}`],
  ['doc', { slug: '/docs/a.md' }, `"slug" ${noFile}`],
  ['doc', { slug: '/robots.txt' }, `"slug" ${noFile}`],
  ['doc', { slug: '/docs/a.html' }, `"slug" ${noFile}`],
  ['doc', { slug: '/docs/node.js' }, `"slug" ${noFile}`],
  ['category', { slug: '/docs/README.MD' }, `"slug" ${noFile}`],
  ['doc', { slug: '/changelog/rss.xml' }, `"slug" ${noFile}`],
  ['tutorial', { slug: '/search.json' }, `"slug" ${noFile}`],
  ['doc', { slug: '/offline' }, `"slug" ${notTaken}`],
  ['doc', { slug: '/static' }, `"slug" ${notTaken}`],
  ['tutorial', { slug: '/static/runs' }, `"slug" ${notTaken}`],
  ['category', { slug: '/assets/a/b' }, `"slug" ${notTaken}`],
  ['doc', { slug: '/page-data/a' }, `"slug" ${notTaken}`],
  ['doc', { slug: '/_gatsby/a' }, `"slug" ${notTaken}`],
  ['doc', { related: '/docs' }, `"related" ${inBrackets}`],
  ['doc', { related: ['/docs', 'roles'] }, `"roles" in "related" ${anAddress}`],
  ['doc', { related: ['/docs/a#b', '//docs'] }, `"//docs" in "related" ${anAddress}`],
  // Browsers treat the backslash as a slash, so this leads to another site.
  ['doc', { related: ['/\\docs'] }, `"/\\docs" in "related" ${anAddress}`],
  ['doc', { related: ['/docs/a b'] }, `"/docs/a b" in "related" ${anAddress}`],
  ['doc', { since: 'May' }, `"since" ${aDate}`],
  ['doc', { reviewed: 2025 }, `"reviewed" ${aDate}`],
  ['doc', { updated: '2025-02-30' }, `"updated" ${noDay}`],
  ['doc', { owner: 7 }, `"owner" ${inQuotes}`],
  [
    'tutorial',
    { level: 'hard' },
    '"level" must be one of beginner, intermediate, advanced, but is "hard". Correct it.',
  ],
  ['tutorial', { minutes: 'ten' }, '"minutes" must be a number. Correct it.'],
  ['tutorial', { minutes: 1.5 }, '"minutes" must be a whole number. Correct it.'],
  ['tutorial', { minutes: 0 }, '"minutes" must be more than 0. Correct it.'],
  ['tutorial', { video: 7 }, `"video" ${inQuotes}`],
  ['entry', { date: '2025-2-3' }, `"date" ${aDate}`],
  ['entry', { date: '2025-10-29-2' }, `"date" ${aDate}`],
  [
    'entry',
    { tags: ['SQL', 'sqll'] },
    `"sqll" in "tags" must be one of ${areas}, but is "sqll". Correct it.`,
  ],
  ['entry', { tags: 'SQL' }, `"tags" ${inBrackets}`],
  ['entry', { tags: [] }, '"tags" must name one to three areas. Correct it.'],
  [
    'entry',
    { tags: ['SQL', 'R', 'AI', 'API'] },
    '"tags" must name one to three areas. Correct it.',
  ],
  ['category', { label: '' }, '"label" must not be empty. Correct it.'],
  ['category', { position: 'first' }, '"position" must be a number. Correct it.'],
  ['category', { intro: '' }, '"intro" must not be empty. Correct it.'],
] as const)('in a %s, %j is reported', (kind, given, message) => {
  expect(messages(kind, given)).toEqual([message]);
});

const unknown = (key: string, meant: string) =>
  `The key "${key}" is unknown. Did you mean "${meant}"?`;

test.each([
  ['doc', 'order', unknown('order', 'sidebar_position')],
  ['doc', 'weight', unknown('weight', 'sidebar_position')],
  ['tutorial', 'position', unknown('position', 'sidebar_position')],
  ['category', 'order', unknown('order', 'position')],
  ['category', 'sidebar_position', unknown('sidebar_position', 'position')],
  ['doc', 'level', '"level" is only for tutorials. Remove it.'],
  ['tutorial', 'kind', '"kind" is only for docs. Remove it.'],
  ['doc', 'date', '"date" is only for changelog entries. Remove it.'],
  ['entry', 'keywords', '"keywords" is only for docs and tutorials. Remove it.'],
  ['category', 'tags', '"tags" is only for docs, tutorials and changelog entries. Remove it.'],
  ['entry', 'intro', '"intro" is only for folders. Remove it.'],
] as const)('in a %s, the key %s has a remedy', (kind, key, message) => {
  expect(messages(kind, { [key]: 1 })).toEqual([message]);
});

test.each([
  ['doc', ['title', 'description', 'sidebar_position', 'kind']],
  ['tutorial', ['title', 'description', 'sidebar_position', 'level', 'minutes']],
  ['entry', ['title', 'description', 'tags', 'date']],
  ['category', ['label', 'position', 'description']],
] as const)('a %s needs %j', (kind, keys) => {
  const absent = { values: {}, lineOf: () => 1 };
  const { faults } = validated(kinds[kind][0] as z.ZodObject, absent, 'content/a');

  expect(faults.map(({ message }) => message)).toEqual(
    keys.map((key) => `The key "${key}" is missing. Add it.`),
  );
});
