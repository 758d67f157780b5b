import { Project } from './support/project';

const DAY = 24 * 60 * 60 * 1000;

let project: Project;

beforeEach(() => {
  project = new Project();
  project.write(
    'content/docs/_category.yml',
    'label: Docs\nposition: 0\ndescription: A handful of pages, made to see what the commands for authors print.\n',
  );
});
afterEach(() => project.remove());

/** Writes a page that was reviewed so many days ago. */
function write(file: string, ago: number): void {
  project.write(
    file,
    `---
title: Runs
description: What this page is about, in a sentence that is long enough to be shown.
kind: concept
sidebar_position: 1
reviewed: ${new Date(Date.now() - ago * DAY).toISOString().slice(0, 10)}
---

One.
`,
  );
}

test.each([
  ['a year ago', 366, [], true],
  ['less than a year ago', 364, [], false],
  ['longer ago than asked for', 31, ['--days=30'], true],
  ['not as long ago as asked for', 400, ['--days=500'], false],
])('content:report calls a page stale that was reviewed %s', (_when, ago, args, isStale) => {
  write('content/docs/runs.mdx', ago);
  const { stdout } = project.run('contentReport.mjs', {}, args);

  expect(stdout).toContain('runs.mdx');
  expect(/^runs\.mdx .*\bstale\b/m.test(stdout)).toBe(isStale);
});

test('content:report leaves out the pages of older versions, which are not changed any more', () => {
  write('content/docs/runs.mdx', 1);
  write('content/versions/1.0/exports.mdx', 1);
  const { stdout } = project.run('contentReport.mjs');

  expect(stdout).toContain('runs.mdx');
  expect(stdout).not.toContain('exports.mdx');
});
