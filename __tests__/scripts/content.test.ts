import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Project } from './support/project';

const FILE = 'content/docs/runs.mdx';
const page = (body: string) => `---
title: Runs
description: What this page is about, in a sentence that is long enough to be shown.
kind: concept
sidebar_position: 1
---

${body}`;

let project: Project;
beforeEach(() => {
  project = new Project();
  project.write('src/pages/index.tsx');
  project.write(
    'content/docs/_category.yml',
    'label: Docs\nposition: 0\ndescription: A handful of pages, made to see what the commands for authors print.\n',
  );
});
afterEach(() => project.remove());

test('content:lint reports every mistake with its place and a remedy, and fails', () => {
  project.write(FILE, page('[Here](/docs/rusn) \n\n#### A heading.\n\n<Calout />\n'));
  const { status, stdout } = project.run('contentLint.mjs');

  expect(stdout.trim().split('\n')).toEqual([
    '5 mistakes in the content:',
    `${FILE}:8  The link /docs/rusn leads to no page. Did you mean /docs/runs?`,
    `${FILE}:8  The line ends with spaces. Run npm run content:fix.`,
    `${FILE}:10  "A heading." skips a heading level. Start it with ##.`,
    `${FILE}:10  The heading ends with a punctuation mark. Remove it.`,
    `${FILE}:12  The component <Calout> is unknown. Did you mean <Callout>?`,
  ]);
  expect(status).toBe(1);
});

const entry = (body: string, date = '2025-10-29') => `---
title: Runs
description: What this entry is about, in a sentence that is long enough to be shown.
date: ${date}
tags: [notebook]
---

${body}`;

test.each<[string, Readonly<Record<string, string>>, string]>([
  [
    'a picture that does not exist',
    { [FILE]: page('One.\n\n![Two](./images/two.svg)\n') },
    `${FILE}:10  The picture ./images/two.svg does not exist.`,
  ],
  ['a page without text', { [FILE]: page('') }, `${FILE}:1  The page is empty.`],
  [
    'a link to a draft',
    {
      [FILE]: page('[Here](/docs/later)\n'),
      'content/docs/later.mdx': page('Text.\n').replace('kind', 'draft: true\nkind'),
    },
    `${FILE}:8  The link /docs/later leads to a draft (content/docs/later.mdx).`,
  ],
  [
    'a date that differs from the one in the file name',
    { 'content/changelog/2025-10-30.md': entry('Text.\n') },
    'content/changelog/2025-10-30.md:4  The date 2025-10-29 differs from the one in the file name.',
  ],
  [
    'a file of the changelog whose name is no date',
    { 'content/changelog/notes.md': entry('Text.\n') },
    'content/changelog/notes.md:1  The file name is not a date.',
  ],
])('content:lint reports %s, as a build does', (_, files, fault) => {
  Object.entries(files).forEach(([file, text]) => project.write(file, text));
  const { stdout } = project.run('contentLint.mjs');

  expect(stdout).toMatch(/^One mistake in the content:/);
  expect(stdout).toContain(fault);
});

test('content:lint passes content that a build accepts', () => {
  project.write('content/changelog/2025-10-29.md', entry('It shows {rows}.\n\n<!-- note -->\n'));
  project.write('content/docs/later.mdx', page('').replace('kind', 'draft: true\nkind'));

  expect(project.run('contentLint.mjs').stdout).toBe('Nothing is wrong in the content.\n');
});

test('content:lint also reports unreadable front matter', () => {
  project.write(FILE, page('Text.\n').replace('title: Runs', 'title: "Runs'));
  const { status, stdout } = project.run('contentLint.mjs');

  expect(stdout).toContain(`${FILE}:2  The value starts with a quote that is never closed.`);
  expect(status).toBe(1);
});

test('content:lint reports the mistakes of the contract first', () => {
  project.write(FILE, page('Text.\n'));
  project.write('openapi/openapi.yaml', 'paths: { /v1/runs: { $ref: paths/rusn.yaml } }\n');

  expect(project.run('contentLint.mjs')).toEqual({
    status: 1,
    stdout:
      'One mistake in the content:\nopenapi/openapi.yaml:1  The $ref leads to openapi/paths/rusn.yaml, which is not a file. Correct it or add the file.\n',
    stderr: '',
  });
});

test('content:lint prints a stack if it has a bug itself', () => {
  project.remove('content');

  expect(project.run('contentLint.mjs').stderr).toMatch(/ENOENT.*\n +at /);
});

test('after content:fix has fixed what it can, content:lint passes', () => {
  project.write(FILE, page('One \n## Two\n\nThree.\n'));
  const first = project.run('contentFix.mjs');

  expect(first.stdout.trim().split('\n')).toEqual([
    `${FILE}:8  Removed the spaces at the end of the line.`,
    `${FILE}:9  Added a blank line above the heading.`,
    '2 fixed.',
  ]);
  expect(project.read(FILE)).toBe(page('One\n\n## Two\n\nThree.\n'));
  expect(project.run('contentFix.mjs').stdout).toBe('There was nothing to fix.\n');
  expect(project.run('contentLint.mjs')).toMatchObject({
    status: 0,
    stdout: 'Nothing is wrong in the content.\n',
  });
});

test.each([
  ['content/docs/_category.yml', 'is not a page. Name files that end with .md or .mdx.'],
  ['content/docs', 'is not a page. Name files that end with .md or .mdx.'],
  ['content/docs/folder.mdx', 'is not a page. Name files that end with .md or .mdx.'],
  ['content/docs/rusn.mdx', 'does not exist. Correct the name.'],
])('content:fix refuses %s, which %s, before it fixes anything', (name, sentence) => {
  const source = page('One \n');
  project.write(FILE, source);
  mkdirSync(join(project.folder, 'content/docs/folder.mdx'));
  const categories = project.read('content/docs/_category.yml');

  expect(project.run('contentFix.mjs', {}, [FILE, name])).toEqual({
    status: 1,
    stdout: '',
    stderr: `${name} ${sentence}\n`,
  });
  expect(project.read(FILE)).toBe(source);
  expect(project.read('content/docs/_category.yml')).toBe(categories);
});

test.each([
  ['as its only file', [FILE]],
  ['among all pages', []],
])('content:fix leaves a file that is not UTF-8, %s', (_rule, args) => {
  const bytes = Buffer.from(page('Café \n'), 'latin1');
  project.write(FILE);
  writeFileSync(join(project.folder, FILE), bytes);

  expect(project.run('contentFix.mjs', {}, args)).toEqual({
    status: 1,
    stdout: '',
    stderr: `${FILE} is not UTF-8. Save it as UTF-8.\n`,
  });
  expect(readFileSync(join(project.folder, FILE)).equals(bytes)).toBe(true);
});

test('content:fix reports all files that it refuses', () => {
  const { stderr } = project.run('contentFix.mjs', {}, ['a.sh', 'b.md']);

  expect(stderr.trim().split('\n')).toEqual([
    'a.sh is not a page. Name files that end with .md or .mdx.',
    'b.md does not exist. Correct the name.',
  ]);
});

test('content:report prints tables, writes a page and succeeds, whatever it finds', () => {
  project.write(FILE, page('One.\n'));
  const { status, stdout } = project.run('contentReport.mjs', {}, ['out/report.html']);

  expect(stdout).toMatch(
    /^runs\.mdx +concept +1 .*not reviewed, no owner, thin, orphan, no picture/m,
  );
  expect(stdout).toContain('The report as a page: out/report.html');
  expect(project.read('out/report.html')).toContain('<h1>Content report</h1>');
  expect(status).toBe(0);
});

test.each(['many', '0', '-1', '1.5', '', '999999999'])(
  'content:report refuses "%s" as a number of days',
  (days) => {
    expect(project.run('contentReport.mjs', {}, [`--days=${days}`])).toEqual({
      status: 1,
      stdout: '',
      stderr: `--days is "${days}". Give the number of days after which a review counts as old.\n`,
    });
  },
);

test.each([
  [['--days'], '--days has no value. Give the number of days after which a review counts as old.'],
  [['--day', '30'], 'There is no option --day. The only one is --days.'],
  [['-d', '--day=30'], 'There is no option -d, --day. The only one is --days.'],
  [
    ['content/docs'],
    'The report is an HTML page, but "content/docs" does not end with .html. Name another file.',
  ],
  [['content/docs.html'], '"content/docs.html" is a folder. Name another file.'],
])('content:report refuses %j with a message', (args, sentence) => {
  mkdirSync(join(project.folder, 'content/docs.html'));

  expect(project.run('contentReport.mjs', {}, args)).toEqual({
    status: 1,
    stdout: '',
    stderr: `${sentence}\n`,
  });
});

test('content:report does not overwrite a page of the content', () => {
  const source = page('One.\n');
  project.write(FILE, source);

  expect(project.run('contentReport.mjs', {}, [FILE])).toEqual({
    status: 1,
    stdout: '',
    stderr: `The report is an HTML page, but "${FILE}" does not end with .html. Name another file.\n`,
  });
  expect(project.read(FILE)).toBe(source);
});
