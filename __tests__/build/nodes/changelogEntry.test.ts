import { readFrontMatter } from '../../../src/build/content/yaml/frontMatter';
import { changelogEntry } from '../../../src/build/nodes/changelogEntry';
import { fileNode, inTemporaryProject } from '../support/project';

inTemporaryProject();

const description = 'Pivot tables show totals, and a screen keeps its place on reload.';
const entry = (date: string, more = 'tags: [charts]\n') =>
  `---\ntitle: Pivot totals\ndescription: ${description}\ndate: ${date}\n${more}---\nText`;

function entryOf(name: string, text: string) {
  const read = readFrontMatter(text);
  if ('message' in read) throw new Error(read.message);
  return changelogEntry(fileNode(`content/changelog/${name}`, text), read);
}

test('an entry takes its fields from its file', () => {
  expect(entryOf('2025-10-29.md', entry('2025-10-29', 'tags: [charts]\n'))).toEqual({
    type: 'ChangelogEntry',
    draft: false,
    published: true,
    fields: {
      path: '/changelog/2025-10-29',
      title: 'Pivot totals',
      description,
      section: 'Changelog',
      source: 'content/changelog/2025-10-29.md',
      faults: [],
      unlisted: false,
      date: '2025-10-29',
      tags: ['charts'],
      linesBefore: 6,
    },
  });
});

test.each(['2025-10-29-2.md', '2025-10-29-magic-beta.md'])(
  'a file name may have a suffix after the date: %s',
  (name) => {
    expect(entryOf(name, entry('2025-10-29')).fields).toMatchObject({
      path: `/changelog/${name.slice(0, -3)}`,
      date: '2025-10-29',
      faults: [],
    });
  },
);

test('the keys `draft` and `unlisted` are read', () => {
  const { draft, fields } = entryOf(
    '2025-10-29.md',
    entry('2025-10-29', 'tags: [AI]\ndraft: true\nunlisted: true\n'),
  );

  expect(draft).toBe(true);
  expect(fields.unlisted).toBe(true);
});

const needsName =
  'The file name is not a date. Use a name like 2025-10-29.md or 2025-10-29-some-words.md.';
const noDay = 'The file name begins with a day that does not exist. Correct it.';

test.each([
  [
    '2025-10-29.md',
    entry('2025-10-28'),
    4,
    'The date 2025-10-28 differs from the one in the file name. Make them the same.',
  ],
  ['2025-10-29.md', entry('2025-10-32'), 4, '"date" must be a day that exists. Correct it.'],
  [
    '1925-10-29.md',
    entry('1925-10-29'),
    4,
    '"date" must be between 2000 and the end of next year. Correct it.',
  ],
  ['2025-02-30.md', entry('2025-10-29'), 1, noDay],
  ['2025-13-01-some-words.md', entry('2025-10-29'), 1, noDay],
  ['20225-10-29.md', entry('2025-10-29'), 1, needsName],
  ['2025-10-29.md', entry('soon'), 4, '"date" must be a date such as 2025-10-29. Correct it.'],
  ['pivot-totals.md', entry('2025-10-29'), 1, needsName],
  ['2025-10-29_totals.md', entry('2025-10-29'), 1, needsName],
  ['README.md', entry('2025-10-29'), 1, needsName],
  [
    '2025-10-29.md',
    entry('2025-10-29', 'tags: [AI]\ntgas: [a]\n'),
    6,
    'The key "tgas" is unknown. Did you mean "tags"?',
  ],
  [
    '2025-10-29.md',
    `---\ndescription: ${description}\ndate: 2025-10-29\ntags: [AI]\n---\n`,
    1,
    'The key "title" is missing. Add it.',
  ],
])('a mistake in %s is reported with its line: %j', (name, text, line, message) => {
  expect(entryOf(name, text).fields.faults).toEqual([
    { file: `content/changelog/${name}`, line, message },
  ]);
});

test('an entry in a folder is reported', () => {
  expect(entryOf('2025/2025-10-29.md', entry('2025-10-29')).fields.faults).toEqual([
    {
      file: 'content/changelog/2025/2025-10-29.md',
      line: 1,
      message:
        'The entry is in the folder 2025, which would become part of its address. Move it to content/changelog.',
    },
  ]);
});

test('an empty file is reported as one without front matter, and its fields get harmless defaults', () => {
  const { fields } = entryOf('notes.md', '');

  expect(fields.faults).toEqual(
    [
      'The page has no front matter. Begin the file with a line of three dashes, a line for each key, and three dashes again; content/README.md lists the keys.',
      needsName,
    ].map((message) => ({ file: 'content/changelog/notes.md', line: 1, message })),
  );
  expect(fields).toMatchObject({ title: 'notes', date: '1970-01-01', tags: [], unlisted: false });
});
