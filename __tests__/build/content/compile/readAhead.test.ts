import { mkdirSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { textsFolder } from '../../../../src/build/cachedText';
import { cachedMdx } from '../../../../src/build/content/compile/cachedMdx';
import { readAhead } from '../../../../src/build/content/compile/readAhead';
import { docsPage } from '../../../support/siteCopy';
import { inTemporaryProject } from '../../support/project';

inTemporaryProject();

test('only changed files are compiled again after reading ahead', () => {
  mkdirSync('content/docs/deep', { recursive: true });
  writeFileSync('content/docs/a.mdx', docsPage('A', 'First.'));
  writeFileSync('content/docs/deep/b.mdx', docsPage('B', 'Second.'));
  writeFileSync('content/notes.mdx', docsPage('Notes', 'No page is made from this.'));
  mkdirSync('content/docs/folder.mdx');
  symlinkSync('gone.mdx', 'content/docs/link.mdx');
  writeFileSync('content/docs/broken.mdx', '---\ntitle: *New*\n---\n\nThird.\n');
  writeFileSync('content/docs/_category.yml', 'label: Docs');
  symlinkSync('ann@host.417', 'content/docs/deep/.#b.mdx');
  readAhead();
  const files = () => readdirSync(textsFolder()).map((name) => `${textsFolder()}/${name}`);
  const cached = files();
  expect(cached).toHaveLength(2);
  cached.forEach((file) => utimesSync(file, 0, 0));
  const writtenAnew = () => cached.filter((file) => statSync(file).mtimeMs !== 0);

  expect(cachedMdx('content/docs/deep/b.mdx', '\nSecond.\n')).toMatchObject({
    tree: [['p', null, 'Second.']],
  });
  cachedMdx('content/docs/a.mdx', '\nFirst.\n');
  expect(writtenAnew()).toEqual([]);
  cachedMdx('content/docs/deep/b.mdx', '\nAnother.\n');
  expect(writtenAnew()).toHaveLength(1);

  // Only if nothing is cached.
  writeFileSync('content/docs/new.mdx', docsPage('New', 'Fourth.'));
  readAhead();
  expect(files()).toEqual(cached);
});
