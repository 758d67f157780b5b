import { join } from 'node:path';
import { isFileNode, sourceOf, fileText } from '../../../src/build/nodes/fileNode';
import { fileNode, inTemporaryProject } from '../support/project';

inTemporaryProject();

test('the path of a file starts at the root of the project, and its text can be read', () => {
  const file = fileNode('content/docs/api/keys.mdx', 'Schlüssel');

  expect(sourceOf(file)).toBe('content/docs/api/keys.mdx');
  expect(fileText(file)).toBe('Schlüssel');
});

test('the path has slashes even where the system uses backslashes', () => {
  const absolutePath = join(process.cwd(), 'content\\docs\\api\\keys.mdx');

  expect(sourceOf({ absolutePath })).toBe('content/docs/api/keys.mdx');
});

test('only nodes of the type File are files', () => {
  const file = fileNode('content/docs/a.mdx');

  expect(isFileNode(file)).toBe(true);
  expect(isFileNode({ ...file, internal: { ...file.internal, type: 'Mdx' } })).toBe(false);
  expect(isFileNode(undefined)).toBe(false);
});
