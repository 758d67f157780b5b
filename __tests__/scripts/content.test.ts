import { Project } from '../support/project';

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
    'label: Docs\nposition: 0\ndescription: A handful of pages, made to see what is told of them, and how.\n',
  );
});
afterEach(() => project.remove());

test('content:lint tells every fault with its place and a remedy, and fails', () => {
  project.write(FILE, page('[Here](/docs/rusn) \n\n#### A heading.\n\n<Calout />\n'));
  const { status, stdout } = project.run('contentLint.mjs');

  expect(stdout.trim().split('\n')).toEqual([
    '5 mistakes in the content:',
    `${FILE}:8  The link /docs/rusn leads to no page. Did you mean /docs/runs?`,
    `${FILE}:8  Spaces end the line. Run npm run content:fix.`,
    `${FILE}:10  "A heading." skips a heading level. Begin it with ##.`,
    `${FILE}:10  The heading ends with a sign. Take the sign away.`,
    `${FILE}:12  The component <Calout> is unknown. Did you mean <Callout>?`,
  ]);
  expect(status).toBe(1);
});

test('content:lint tells of front matter that cannot be read, too', () => {
  project.write(FILE, page('Text.\n').replace('title: Runs', 'title: "Runs'));
  const { status, stdout } = project.run('contentLint.mjs');

  expect(stdout).toContain(`${FILE}:6  The YAML cannot be read:`);
  expect(status).toBe(1);
});

test('content:fix mends what it can, and then content:lint has nothing against it', () => {
  project.write(FILE, page('One \n## Two\n'));
  const first = project.run('contentFix.mjs');

  expect(first.stdout.trim().split('\n')).toEqual([
    `${FILE}:8  The spaces at the end of the line are gone.`,
    `${FILE}:9  A blank line stands above the heading.`,
    '2 mended.',
  ]);
  expect(project.read(FILE)).toBe(page('One\n\n## Two\n'));
  expect(project.run('contentFix.mjs').stdout).toBe('There was nothing to mend.\n');
  expect(project.run('contentLint.mjs')).toMatchObject({
    status: 0,
    stdout: 'Nothing is wrong in the content.\n',
  });
});

test('content:report prints tables and writes a page, whatever it finds', () => {
  project.write(FILE, page('One.\n'));
  const { status, stdout } = project.run('contentReport.mjs', {}, ['out/report.html']);

  expect(stdout).toMatch(
    /^runs\.mdx +concept +1 .*not reviewed, no owner, thin, orphan, no picture/m,
  );
  expect(stdout).toContain('The same as a page: out/report.html');
  expect(project.read('out/report.html')).toContain('<h1>Content report</h1>');
  expect(status).toBe(0);
});

test('content:report refuses a limit that is no number of days', () => {
  const { status, stderr } = project.run('contentReport.mjs', {}, ['--days', 'many']);

  expect(stderr).toBe('--days is "many". Write the number of days after which a review is old.\n');
  expect(status).toBe(1);
});
