import { rmSync, symlinkSync, utimesSync } from 'node:fs';
import {
  isUnreadable,
  keepReadable,
  unreadableFaults,
} from '../../../src/build/content/unreadable';
import { inTemporaryProject, write } from '../support/project';

inTemporaryProject();

beforeEach(() => rmSync('content', { recursive: true, force: true }));

const broken = '---\ntitle: Roles: who\n---\n';

test.each([
  ['content/docs/good.mdx', '---\ntitle: Roles\n---\nText', false],
  ['content/docs/empty.mdx', '', false],
  ['content/docs/broken.mdx', broken, true],
  ['content/changelog/2025-10-29.md', '---js\n{}\n---\n', true],
  ['content/changelog/2025-10-29.MD', broken, true],
  ['content/changelog/2025-10-29.markdown', broken, true],
  ['content/docs/_category.yml', 'label: a: b', false],
  ['content/docs/images/chart.svg', '---js', false],
])('that %s is left out of the site: %s', (path, text, unreadable) => {
  expect(isUnreadable(write(path, text))).toBe(unreadable);
});

test('a fixed file is read again', () => {
  const path = write('content/docs/roles.mdx', broken);
  expect([isUnreadable(path), isUnreadable(path)]).toEqual([true, true]);

  write('content/docs/roles.mdx', '---\ntitle: Roles\n---\n');

  expect(isUnreadable(path)).toBe(false);
});

test('a deleted file is not ignored, so that watchers of the folder are notified', () => {
  const path = write('content/docs/roles.mdx', broken);
  expect(isUnreadable(path)).toBe(true);

  rmSync(path);

  expect(isUnreadable(path)).toBe(false);
});

describe('the cache for the next build', () => {
  const path = 'content/docs/roles.mdx';
  const TIME = new Date('2025-10-29');
  const writeAt = (time: Date, text: string) => utimesSync(write(path, text), time, time);

  /**
   * Reads the file in a new build. Its modification time stays the same, so texts of the same length count as the same version.
   */
  async function inNextBuild(text: string): Promise<boolean> {
    writeAt(TIME, text);
    jest.resetModules();
    const next = await import('../../../src/build/content/unreadable');
    return next.isUnreadable(path);
  }

  const good = '---\ntitle: Roles\n---\n';
  const bad = '---\ntitle: A: bc\n---\n';

  test.each([
    ['a readable file is not read again', good, bad, false],
    ['a file with another version is read again', good, `${bad} `, true],
    ['an unreadable file is read again', bad, good, false],
  ])('%s', async (_what, before, now, unreadable) => {
    writeAt(TIME, before);
    isUnreadable(path);
    keepReadable();

    expect(await inNextBuild(now)).toBe(unreadable);
  });

  test('a changed file of the same length is read again', async () => {
    writeAt(new Date('2025-10-28'), good);
    isUnreadable(path);
    keepReadable();

    expect(good).toHaveLength(bad.length);
    expect(await inNextBuild(bad)).toBe(true);
  });
});

test('ignored files are reported in all folders', () => {
  write('content/docs/versions/good.mdx', '---\ntitle: Roles\n---\nText');
  write('content/docs/broken.mdx', broken);
  write('content/changelog/2025-10-29.md', '---js\n{}\n---\n');
  write('content/tutorials/start/broken.mdx', `---\ntitle: a\nowner: [b\n---\n`);

  expect(unreadableFaults('content').sort((a, b) => a.file.localeCompare(b.file))).toEqual([
    {
      file: 'content/changelog/2025-10-29.md',
      line: 1,
      message: 'The front matter opens with "---js". Open it with three dashes and nothing else.',
    },
    {
      file: 'content/docs/broken.mdx',
      line: 2,
      message:
        'The value contains a colon, or the line below it is indented too far. Put the value in quotes, or begin the line below where its neighbors begin.',
    },
    {
      file: 'content/tutorials/start/broken.mdx',
      line: 3,
      message: 'The list that begins with [ is never closed. Add ] at its end.',
    },
  ]);
});

const NO_FOLDER =
  'No page is made from this folder. Move the file to one of content/docs, content/tutorials, content/changelog, content/versions.';
const NO_VERSION = 'A page of a version belongs in the folder of that version. Move it there.';

test.each([
  ['content/docs/page.md', 'Pages of docs and tutorials are .mdx files. Rename it.'],
  ['content/changelog/2025-10-30.mdx', 'Changelog entries are .md files. Rename it.'],
  ['content/docs/Page.MDX', 'Pages of docs and tutorials are .mdx files. Rename it.'],
  ['content/tutorials/page.markdown', 'Pages of docs and tutorials are .mdx files. Rename it.'],
  ['content/changelog/2025-10-30.MD', 'Changelog entries are .md files. Rename it.'],
  ['content/changelog/2025-10-30.markdown', 'Changelog entries are .md files. Rename it.'],
  ['content/page.mdx', NO_FOLDER],
  ['content/doc/page.mdx', NO_FOLDER],
  ['content/tutorial/_category.yml', NO_FOLDER],
  ['content/versions/page.mdx', NO_VERSION],
  ['content/versions/page.md', NO_VERSION],
  ['content/versions/_category.yml', NO_VERSION],
  [
    'content/docs/page.mdx.txt',
    'No page is made from a file that ends in .txt. Remove that ending from its name.',
  ],
  ['content/versions/2.0/page.md', 'Pages of docs and tutorials are .mdx files. Rename it.'],
  [
    'content/docs/_Category.YML',
    'The file that describes a folder is called _category.yml. Rename it.',
  ],
  [
    'content/docs/_category.yaml',
    'The file that describes a folder is called _category.yml. Rename it.',
  ],
  [
    'content/docs/api/category.yml',
    'The file that describes a folder is called _category.yml. Rename it.',
  ],
  [
    'content/docs/api/_category_.json',
    'The file that describes a folder is called _category.yml. Rename it.',
  ],
])('%s would never become a page, so it is reported', (file, message) => {
  write(file, 'Text.');

  expect(unreadableFaults('content')).toContainEqual({ file, line: 1, message });
});

test('paths have slashes even if the system uses backslashes', () => {
  write('content/docs\\api\\page.md', 'Text.');

  expect(unreadableFaults('content').map(({ file }) => file)).toEqual(['content/docs/api/page.md']);
});

test('the lock files of editors, which are broken symlinks, are ignored', () => {
  write('content/docs/good.mdx', '---\ntitle: Roles\n---\nText');
  symlinkSync('ann@host.417', 'content/docs/.#good.mdx');
  write('content/docs/.drafts/broken.mdx', broken);

  expect(isUnreadable('content/docs/.#good.mdx')).toBe(false);
  expect(unreadableFaults('content')).toEqual([]);
});

test('a folder named like a page and a broken symlink are reported', () => {
  write('content/docs/x.mdx/chart.svg');
  symlinkSync('nowhere.mdx', 'content/docs/y.mdx');

  expect(isUnreadable('content/docs/x.mdx')).toBe(false);
  expect(unreadableFaults('content').sort((a, b) => a.file.localeCompare(b.file))).toEqual([
    {
      file: 'content/docs/x.mdx',
      line: 1,
      message: 'A folder is named like a file. Rename it.',
    },
    {
      file: 'content/docs/y.mdx',
      line: 1,
      message: 'The symbolic link is broken. Remove it, or point it to a file.',
    },
  ]);
});

test('a file with an invisible character is ignored and reported', () => {
  const file = write('content/changelog/2025-11-01.md', '---\ntitle: a\n---\nText\u000B');

  expect(isUnreadable(file)).toBe(true);
  expect(unreadableFaults('content')).toContainEqual({
    file,
    line: 4,
    message: 'The line contains the invisible character U+000B. Delete it.',
  });
});

test.each([
  ['Latin-1', Buffer.from('---\ntitle: Größe\n---\nText', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFF---\ntitle: Size\n---\nText', 'utf16le')],
  ['UTF-16 without a byte order mark', Buffer.from('---\ntitle: Size\n---\nText', 'utf16le')],
  ['big-endian UTF-16', Buffer.from('---\ntitle: Size\n---\nText', 'utf16le').swap16()],
])('a file in %s is ignored and reported', (_name, bytes) => {
  const file = write('content/docs/size.mdx', bytes);

  expect(isUnreadable(file)).toBe(true);
  expect(unreadableFaults('content')).toEqual([
    { file, line: 1, message: 'The file is not UTF-8. Save it as UTF-8.' },
  ]);
});

test('a YAML file in another encoding is reported', () => {
  const file = write('content/docs/_category.yml', Buffer.from('label: Größe', 'latin1'));

  expect(unreadableFaults('content')).toEqual([
    { file, line: 1, message: 'The file is not UTF-8. Save it as UTF-8.' },
  ]);
});
