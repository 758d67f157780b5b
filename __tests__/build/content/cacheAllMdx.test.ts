import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { cacheAllMdx } from '../../../src/build/content/cacheAllMdx';
import { cachedMdx } from '../../../src/build/content/cachedMdx';
import { docsPage } from '../../support/siteCopy';
import { inTemporaryProject } from '../support/project';

inTemporaryProject();

test('what was read ahead is not read again, but for what changed', () => {
  mkdirSync('content/docs/deep', { recursive: true });
  writeFileSync('content/docs/a.mdx', docsPage('A', 'First.'));
  writeFileSync('content/docs/deep/b.mdx', docsPage('B', 'Second.'));
  writeFileSync('content/docs/broken.mdx', '---\ntitle: *New*\n---\n\nThird.\n');
  writeFileSync('content/docs/_category.yml', 'label: Docs');
  cacheAllMdx();
  const cached = readdirSync('.cache/texts').map((name) => `.cache/texts/${name}`);
  expect(cached).toHaveLength(2);
  cached.forEach((file) => utimesSync(file, 0, 0));
  const writtenAnew = () => cached.filter((file) => statSync(file).mtimeMs !== 0);

  expect(cachedMdx('content/docs/deep/b.mdx', '\nSecond.\n')).toMatchObject({
    tree: [['p', null, 'Second.']],
  });
  expect(writtenAnew()).toEqual([]);
  cachedMdx('content/docs/deep/b.mdx', '\nAnother.\n');
  expect(writtenAnew()).toHaveLength(1);
});
