import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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
  expect(readdirSync('.cache/kept')).toHaveLength(2);

  const read = jest.spyOn(JSON, 'stringify');
  expect(keptMdx('content/docs/deep/b.mdx', '\nSecond.\n')).toMatchObject({ root: {} });
  expect(read).not.toHaveBeenCalled();
  keptMdx('content/docs/deep/b.mdx', '\nAnother.\n');
  expect(read).toHaveBeenCalledTimes(1);
});
