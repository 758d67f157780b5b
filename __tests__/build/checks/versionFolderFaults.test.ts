import { versionFolderFaults } from '../../../src/build/checks/versionFolderFaults';
import { inTemporaryProject, write } from '../support/project';

inTemporaryProject();

test('a folder of a version that the configuration does not list is reported once', () => {
  write('content/docs/roles.mdx');
  write('content/versions/1.0/roles.mdx');
  write('content/versions/v0/roles.mdx');
  write('content/versions/v0/api/keys.mdx');
  write('content/versions/.cache/roles.mdx');

  expect(versionFolderFaults([{ name: '1.0', label: '1.0' }])).toEqual([
    {
      file: 'content/versions/v0',
      line: 1,
      message:
        "The folder is of no version in site.config.ts, so its pages are left out. Add { name: 'v0', label: '…' } to versions there, or remove the folder.",
    },
  ]);
});
