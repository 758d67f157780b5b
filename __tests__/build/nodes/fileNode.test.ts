import { join } from 'node:path';
import { isFileNode, sourceOf, fileText } from '../../../src/build/nodes/fileNode';
import { fileNode, inTemporaryProject } from '../support/project';

inTemporaryProject();

test('a file is told by its path from the root of the project, and read', () => {
  const file = fileNode('content/docs/api/keys.mdx', 'Schlüssel');

  expect(sourceOf(file)).toBe('content/docs/api/keys.mdx');
  expect(fileText(file)).toBe('Schlüssel');
});

test('its path has slashes where the system writes backslashes', () => {
  const absolutePath = join(process.cwd(), 'content\\docs\\api\\keys.mdx');

  expect(sourceOf({ absolutePath })).toBe('content/docs/api/keys.mdx');
});

test('only nodes of files are files', () => {
  const file = fileNode('content/docs/a.mdx');

  expect(isFileNode(file)).toBe(true);
  expect(isFileNode({ ...file, internal: { ...file.internal, type: 'Mdx' } })).toBe(false);
  expect(isFileNode(undefined)).toBe(false);
});
