import { isFileNode, sourceOf, fileText } from '../../../src/build/nodes/fileNode';
import { fileNode, inTemporaryProject } from '../support/project';

inTemporaryProject();

test('a file is told by its path from the root of the project, and read', () => {
  const file = fileNode('content/docs/api/keys.mdx', 'Schlüssel');

  expect(sourceOf(file)).toBe('content/docs/api/keys.mdx');
  expect(fileText(file)).toBe('Schlüssel');
});

test('only nodes of files are files', () => {
  const file = fileNode('content/docs/a.mdx');

  expect(isFileNode(file)).toBe(true);
  expect(isFileNode({ ...file, internal: { ...file.internal, type: 'Mdx' } })).toBe(false);
  expect(isFileNode(undefined)).toBe(false);
});
