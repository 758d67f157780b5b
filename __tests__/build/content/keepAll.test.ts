import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { keepAll } from '../../../src/build/content/keepAll';
import { keptMdx } from '../../../src/build/content/keptMdx';
import { docsPage } from '../../support/siteCopy';
import { inTemporaryProject } from '../support/project';

inTemporaryProject();

test('what was read ahead is not read again, but for what changed', () => {
  mkdirSync('content/docs/deep', { recursive: true });
  writeFileSync('content/docs/a.mdx', docsPage('A', 'First.'));
  writeFileSync('content/docs/deep/b.mdx', docsPage('B', 'Second.'));
  writeFileSync('content/docs/broken.mdx', '---\ntitle: *New*\n---\n\nThird.\n');
  writeFileSync('content/docs/_category.yml', 'label: Docs');
  keepAll();
  const kept = readdirSync('.cache/kept').map((name) => `.cache/kept/${name}`);
  expect(kept).toHaveLength(2);
  kept.forEach((file) => utimesSync(file, 0, 0));
  const writtenAnew = () => kept.filter((file) => statSync(file).mtimeMs !== 0);

  expect(keptMdx('content/docs/deep/b.mdx', '\nSecond.\n')).toMatchObject({ root: {} });
  expect(writtenAnew()).toEqual([]);
  keptMdx('content/docs/deep/b.mdx', '\nAnother.\n');
  expect(writtenAnew()).toHaveLength(1);
});
