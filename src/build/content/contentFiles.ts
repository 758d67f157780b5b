import { readdirSync } from 'node:fs';
import { slashes } from '../../model/slashes';
import { inContentFolder } from './contentFolders';
import { isHidden } from './isHidden';
import { notAFile } from './notAFile';

/** The files that pages are made from, relative to `content/`, sorted, with forward slashes on every system. */
export function contentFiles(): string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map(slashes)
    .filter((name) => inContentFolder(name) && !isHidden(name))
    .filter((name) => !notAFile(`content/${name}`))
    .sort();
}
