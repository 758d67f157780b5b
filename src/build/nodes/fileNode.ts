import type { Node } from 'gatsby';
import { readFileSync } from 'node:fs';
import { parse, relative, resolve } from 'node:path';
import { slashes } from '../../model/address/slashes';

/** The fields we read of a File node of gatsby-source-filesystem. */
export interface FileNode extends Node {
  readonly absolutePath: string;
  readonly relativePath: string;
  readonly sourceInstanceName: string;
  readonly name: string;
  readonly base: string;
}

/** The fields that decide what a file becomes; outside Gatsby, only these are known. */
export type ContentFile = Pick<
  FileNode,
  'absolutePath' | 'relativePath' | 'sourceInstanceName' | 'name'
>;

/** Describes a file outside Gatsby, by its path from `content/`. */
export function contentFile(path: string): ContentFile {
  const [sourceInstanceName = '', ...below] = path.split('/');
  return {
    absolutePath: resolve('content', path),
    relativePath: below.join('/'),
    sourceInstanceName,
    name: parse(path).name,
  };
}

/** True for nodes of files. */
export function isFileNode(node: Node | undefined): node is FileNode {
  return node?.internal.type === 'File';
}

/** The path of a file from the root of the project, with forward slashes, as messages show it. */
export function sourceOf(file: Pick<FileNode, 'absolutePath'>): string {
  return slashes(relative(process.cwd(), file.absolutePath));
}

/** The text of a file. */
export function fileText(file: Pick<FileNode, 'absolutePath'>): string {
  return readFileSync(file.absolutePath, 'utf8');
}
