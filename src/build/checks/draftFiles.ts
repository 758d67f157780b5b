import { contentFiles } from '../content/contentFiles';
import { readFrontMatter } from '../content/frontMatter';
import { changelogEntry } from '../nodes/changelogEntry';
import { contentFile, fileText } from '../nodes/fileNode';
import { sidebarPage } from '../nodes/sidebarPage';

/** The files of drafts by the addresses that their pages will have. Read from disk, because builds create no nodes for drafts. */
export function draftFiles(): ReadonlyMap<string, string> {
  return new Map(
    contentFiles()
      .filter(isPage)
      .flatMap((name): [string, string][] => {
        const file = contentFile(name);
        const read = readFrontMatter(fileText(file));
        if ('message' in read) return [];
        const node = name.startsWith('changelog/')
          ? changelogEntry(file, read)
          : sidebarPage(file, read);
        const { path, source } = node.fields;
        return node.draft && node.published ? [[path, source]] : [];
      }),
  );
}

function isPage(name: string): boolean {
  return name.endsWith(name.startsWith('changelog/') ? '.md' : '.mdx');
}
