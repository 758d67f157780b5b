import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readAhead } from '../../../src/build/content/readAhead';
import { docsPage } from '../../support/siteCopy';
import { inTemporaryProject } from '../support/project';

const src = resolve('src');
inTemporaryProject();

test('all pages are read beside the build, when none is cached yet', async () => {
  symlinkSync(src, 'src');
  mkdirSync('content/docs', { recursive: true });
  for (const name of ['a', 'b']) {
    writeFileSync(`content/docs/${name}.mdx`, docsPage(name, 'Text.'));
  }
  const thread = readAhead();
  expect(await once(thread!, 'exit')).toEqual([0]);
  expect(readdirSync('.cache/texts')).toHaveLength(2);

  expect(readAhead()).toBeUndefined();
});
