import { docFiles } from '../../src/build/docFiles';
import { inTemporaryProject, write } from './support/project';

inTemporaryProject();

test('without other versions, only the ids of the current docs are listed', () => {
  write('content/docs/roles.mdx');
  write('content/docs/api/v2/keys.mdx');
  write('content/docs/api/_category.yml');
  write('content/docs/.#roles.mdx');
  write('content/docs/images/a.svg');

  const { current, ...others } = docFiles();
  expect([...(current ?? [])].sort()).toEqual(['api/v2/keys', 'roles']);
  expect(others).toEqual({});
});

test('each version folder has its own list, even without pages', () => {
  write('content/versions/1.0/roles.mdx');
  write('content/versions/0.9/_category.yml');
  write('content/versions/README.md');

  expect(docFiles()).toMatchObject({ '1.0': ['roles'], '0.9': [] });
  expect(Object.keys(docFiles()).sort()).toEqual(['0.9', '1.0', 'current']);
});
