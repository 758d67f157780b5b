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

test('a file that is mended is read again', () => {
  const path = write('content/docs/roles.mdx', broken);
  expect([isUnreadable(path), isUnreadable(path)]).toEqual([true, true]);

  write('content/docs/roles.mdx', '---\ntitle: Roles\n---\n');

  expect(isUnreadable(path)).toBe(false);
});

test('a file that is gone is not left out, so that whoever watches the folder hears of it', () => {
  const path = write('content/docs/roles.mdx', broken);
  expect(isUnreadable(path)).toBe(true);

  rmSync(path);

  expect(isUnreadable(path)).toBe(false);
});

describe('what the next build is told', () => {
  const path = 'content/docs/roles.mdx';
  const TIME = new Date('2025-10-29');
  const writeAt = (time: Date, text: string) => utimesSync(write(path, text), time, time);

  /** Reads the file in a build that begins now. Its time of change stays, so that texts of one length are of one version. */
  async function inNextBuild(text: string): Promise<boolean> {
    writeAt(TIME, text);
    jest.resetModules();
    const next = await import('../../../src/build/content/unreadable');
    return next.isUnreadable(path);
  }

  const good = '---\ntitle: Roles\n---\n';
  const bad = '---\ntitle: A: bc\n---\n';

  test.each([
    ['a file that could be read is not read again', good, bad, false],
    ['one of another version is read', good, `${bad} `, true],
    ['one that could not be read is read again', bad, good, false],
  ])('%s', async (_what, before, now, unreadable) => {
    writeAt(TIME, before);
    isUnreadable(path);
    keepReadable();

    expect(await inNextBuild(now)).toBe(unreadable);
  });

  test('a file that has changed and is as long as before is read', async () => {
    writeAt(new Date('2025-10-28'), good);
    isUnreadable(path);
    keepReadable();

    expect(good).toHaveLength(bad.length);
    expect(await inNextBuild(bad)).toBe(true);
  });
});

test('the files that are left out are told, whichever folder they lie in', () => {
  write('content/docs/good.mdx', '---\ntitle: Roles\n---\nText');
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
        'The YAML cannot be read: Nested mappings are not allowed in compact mappings. Correct it; a value that holds a colon needs quotes.',
    },
    {
      file: 'content/tutorials/start/broken.mdx',
      line: 4,
      message:
        'The YAML cannot be read: Flow sequence in block collection must be sufficiently indented and end with a ]. Correct it.',
    },
  ]);
});

const NO_VERSION = 'A page of a version lies in the folder of that version. Move it there.';

test.each([
  ['content/docs/page.md', 'Pages of docs and tutorials are .mdx files. Rename it.'],
  ['content/changelog/2025-10-30.mdx', 'Entries of the changelog are .md files. Rename it.'],
  ['content/docs/Page.MDX', 'Pages of docs and tutorials are .mdx files. Rename it.'],
  ['content/tutorials/page.markdown', 'Pages of docs and tutorials are .mdx files. Rename it.'],
  ['content/changelog/2025-10-30.MD', 'Entries of the changelog are .md files. Rename it.'],
  ['content/changelog/2025-10-30.markdown', 'Entries of the changelog are .md files. Rename it.'],
  ['content/versions/page.mdx', NO_VERSION],
  ['content/versions/page.md', NO_VERSION],
  ['content/versions/_category.yml', NO_VERSION],
  ['content/versions/2.0/page.md', 'Pages of docs and tutorials are .mdx files. Rename it.'],
  ['content/docs/_Category.YML', 'A folder is described by its _category.yml. Rename it.'],
  ['content/docs/_category.yaml', 'A folder is described by its _category.yml. Rename it.'],
  ['content/docs/api/_category_.json', 'A folder is described by its _category.yml. Rename it.'],
])('%s would never become a page, and is told', (file, message) => {
  write(file, 'Text.');

  expect(unreadableFaults('content')).toContainEqual({ file, line: 1, message });
});

test('its path is told with slashes where the system writes backslashes', () => {
  write('content/docs\\api\\page.md', 'Text.');

  expect(unreadableFaults('content').map(({ file }) => file)).toEqual(['content/docs/api/page.md']);
});

test('the locks that editors put beside a page are no pages, and lead nowhere', () => {
  write('content/docs/good.mdx', '---\ntitle: Roles\n---\nText');
  symlinkSync('ann@host.417', 'content/docs/.#good.mdx');
  write('content/docs/.drafts/broken.mdx', broken);

  expect(isUnreadable('content/docs/.#good.mdx')).toBe(false);
  expect(unreadableFaults('content')).toEqual([]);
});

test('a folder that is named like a page, and a link that leads nowhere, are told', () => {
  write('content/docs/x.mdx/chart.svg');
  symlinkSync('nowhere.mdx', 'content/docs/y.mdx');

  expect(isUnreadable('content/docs/x.mdx')).toBe(false);
  expect(unreadableFaults('content').sort((a, b) => a.file.localeCompare(b.file))).toEqual([
    {
      file: 'content/docs/x.mdx',
      line: 1,
      message: 'A folder has the name of a file. Rename it.',
    },
    {
      file: 'content/docs/y.mdx',
      line: 1,
      message: 'The link leads to no file. Take it away, or let it lead to one.',
    },
  ]);
});

test('a file with a character that no reader can see is left out and told', () => {
  const file = write('content/changelog/2025-11-01.md', '---\ntitle: a\n---\nText\u000B');

  expect(isUnreadable(file)).toBe(true);
  expect(unreadableFaults('content')).toContainEqual({
    file,
    line: 4,
    message: 'The line has the character U+000B, which no reader can see. Delete it.',
  });
});

test.each([
  ['Latin-1', Buffer.from('---\ntitle: Größe\n---\nText', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFF---\ntitle: Size\n---\nText', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('---\ntitle: Size\n---\nText', 'utf16le')],
])('a file in %s is left out and told', (_name, bytes) => {
  const file = write('content/docs/size.mdx', bytes);

  expect(isUnreadable(file)).toBe(true);
  expect(unreadableFaults('content')).toEqual([
    { file, line: 1, message: 'The file is not UTF-8. Save it as UTF-8.' },
  ]);
});

test('a file of YAML in another encoding is told', () => {
  const file = write('content/docs/_category.yml', Buffer.from('label: Größe', 'latin1'));

  expect(unreadableFaults('content')).toEqual([
    { file, line: 1, message: 'The file is not UTF-8. Save it as UTF-8.' },
  ]);
});
