import { readdirSync } from 'node:fs';
import { slashes } from '../../model/slashes';
import { readFrontMatter } from '../content/frontMatter';
import { isHidden } from '../content/isHidden';
import { notAFile } from '../content/notAFile';
import { changelogEntry } from '../nodes/changelogEntry';
import { contentFile, fileText } from '../nodes/fileNode';
import { sidebarPage } from '../nodes/sidebarPage';

/** The files of drafts by the addresses that their pages will have. No build has nodes of them, so that their files are read. */
export function draftFiles(): ReadonlyMap<string, string> {
  const names = readdirSync('content', { recursive: true, encoding: 'utf8' }).map(slashes);
  return new Map(
    names.filter(isPage).flatMap((name): [string, string][] => {
      const file = contentFile(name);
      const read = readFrontMatter(fileText(file));
      if ('message' in read) return [];
      const node = name.startsWith('changelog/')
        ? changelogEntry(file, read)
        : sidebarPage(file, read);
      const { path, source } = node.fields as { path: string; source: string };
      return node.draft && node.published ? [[path, source]] : [];
    }),
  );
}

function isPage(name: string): boolean {
  const isNamedSo = /^(?:(?:docs|tutorials|versions)\/.*\.mdx|changelog\/.*\.md)$/.test(name);
  return isNamedSo && !isHidden(name) && !notAFile(`content/${name}`);
}
