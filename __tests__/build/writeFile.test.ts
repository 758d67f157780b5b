import { readdirSync, readFileSync } from 'node:fs';
import { writeFile, writeWhole } from '../../src/build/writeFile';
import { inTemporaryProject } from './support/project';

inTemporaryProject();

test.each([
  ['writeFile', writeFile],
  ['writeWhole', writeWhole],
])('%s creates missing folders and replaces older content', (name, write) => {
  write(`${name}/in/file.txt`, 'older and longer');
  write(`${name}/in/file.txt`, Buffer.from('new'));

  expect(readFileSync(`${name}/in/file.txt`, 'utf8')).toBe('new');
  expect(readdirSync(`${name}/in`)).toEqual(['file.txt']);
});
