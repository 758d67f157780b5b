import type { Node } from 'gatsby';
import { readFileSync } from 'node:fs';
import { parse, relative, resolve } from 'node:path';
import { slashes } from '../../model/slashes';

/** A File node of gatsby-source-filesystem, as far as we read it. */
export interface FileNode extends Node {
  readonly absolutePath: string;
  readonly relativePath: string;
  readonly sourceInstanceName: string;
  readonly name: string;
  readonly base: string;
}

/** What of a file tells what it becomes: all that is known of it where there is no Gatsby. */
export type ContentFile = Pick<
  FileNode,
  'absolutePath' | 'relativePath' | 'sourceInstanceName' | 'name'
>;

/** A file where there is no Gatsby, by its path from `content/`. */
export function contentFile(path: string): ContentFile {
  const [sourceInstanceName = '', ...below] = path.split('/');
  return {
    absolutePath: resolve('content', path),
    relativePath: below.join('/'),
    sourceInstanceName,
    name: parse(path).name,
  };
}

/** True for a node that stands for a file of content. */
export function isFileNode(node: Node | undefined): node is FileNode {
  return node?.internal.type === 'File';
}

/** Path of a file from the root of the project, as it is told to authors. */
export function sourceOf(file: Pick<FileNode, 'absolutePath'>): string {
  return slashes(relative(process.cwd(), file.absolutePath));
}

/** The text of a file. */
export function fileText(file: Pick<FileNode, 'absolutePath'>): string {
  return readFileSync(file.absolutePath, 'utf8');
}
