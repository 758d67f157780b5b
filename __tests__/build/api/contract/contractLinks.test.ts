import { mkdirSync, writeFileSync } from 'node:fs';
import { contractLinks } from '../../../../src/build/api/contract/contractLinks';
import { inTemporaryProject } from '../../support/project';

inTemporaryProject();

test('links to pages and anchors are found with their file and line, and external links are ignored', () => {
  mkdirSync('openapi/paths', { recursive: true });
  writeFileSync(
    'openapi/openapi.yaml',
    'info:\n  description: See [here](/docs) and [there](https://a.example).\n',
  );
  writeFileSync(
    'openapi/paths/run.yaml',
    'description: |\n  Then [a](#operation/A), [b](#tag/B).\n',
  );
  writeFileSync('openapi/paths/notes.md', '[no](/no)');

  expect(contractLinks()).toEqual([
    { file: 'openapi/openapi.yaml', line: 2, href: '/docs' },
    { file: 'openapi/paths/run.yaml', line: 2, href: '#operation/A' },
    { file: 'openapi/paths/run.yaml', line: 2, href: '#tag/B' },
  ]);
});
