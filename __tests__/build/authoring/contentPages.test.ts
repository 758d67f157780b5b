import { symlinkSync } from 'node:fs';
import { readContentPages } from '../../../src/build/authoring/contentPages';
import { buildFaults } from '../../../src/build/authoring/lint/buildFaults';
import { docsPage } from '../../support/siteCopy';
import { inTemporaryProject, write } from '../support/project';

jest.mock('../../../site.config', () => ({
  siteConfig: { versions: [{ name: '1.0', label: '1.0', docs: ['runs'] }] },
}));

inTemporaryProject();

const page = (body: string) => docsPage('Runs', body);

test('pages of a version are all read, and only the published ones are checked', () => {
  write('src/pages/index.tsx');
  write('content/docs/runs.mdx', page('Text.'));
  write('content/versions/1.0/runs.mdx', page('[Old](/docs/1.0/lost)'));
  write('content/versions/1.0/drafted.mdx', page('[Old](/docs/1.0/gone)'));
  write('content/versions/1.0/_category.yml', 'label: Docs\n');
  write('content/versions/1.0/notes.txt');
  // Emacs creates such a lock file next to a page that is being edited.
  symlinkSync('ann@host.417', 'content/docs/.#runs.mdx');
  symlinkSync('nowhere.mdx', 'content/docs/lost.mdx');
  write('content/docs/folder.mdx/chart.svg');
  const pages = readContentPages();

  expect(pages.map(({ path }) => path)).toEqual([
    '/docs/runs',
    '/docs/1.0',
    '/docs/1.0/drafted',
    '/docs/1.0/runs',
  ]);
  expect(
    buildFaults(pages)
      .map(({ file, line, message }) => `${file}:${line}  ${message}`)
      .sort(),
  ).toEqual([
    'content/docs/folder.mdx:1  A folder is named like a file. Rename it.',
    'content/docs/lost.mdx:1  The symbolic link is broken. Remove it, or point it to a file.',
    'content/versions/1.0/_category.yml:1  The key "description" is missing. Add it.',
    'content/versions/1.0/_category.yml:1  The key "position" is missing. Add it.',
    expect.stringContaining(
      'content/versions/1.0/runs.mdx:8  The link /docs/1.0/lost leads to no page.',
    ),
  ]);
});
