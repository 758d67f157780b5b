import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, parse } from 'node:path';
import type { FileNode } from '../../../src/build/nodes/fileNode';

/** Makes an empty temporary project the current folder while the tests of a file run. */
export function inTemporaryProject(): void {
  const home = process.cwd();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
  beforeAll(() => process.chdir(folder));
  afterAll(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
}

/** Writes a file of the project and returns its path. */
export function write(path: string, text: string | Buffer = ''): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Writes a file such as `content/docs/api/keys.mdx` and returns the node that stands for it. */
export function fileNode(path: string, text = ''): FileNode {
  write(path, text);
  const [, sourceInstanceName, ...below] = path.split('/');
  const node = {
    id: path,
    absolutePath: join(process.cwd(), path),
    relativePath: below.join('/'),
    sourceInstanceName,
    name: parse(path).name,
    base: basename(path),
    internal: { type: 'File', contentDigest: `digest of ${text}` },
  };
  return node as unknown as FileNode;
}
