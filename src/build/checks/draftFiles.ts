import { contentFiles } from '../content/contentFiles';
import { contentFile } from '../nodes/fileNode';
import { writtenPage } from '../nodes/writtenPage';

/** The files of drafts by the addresses that their pages will have. Read from disk, because builds create no nodes for drafts. */
export function draftFiles(): ReadonlyMap<string, string> {
  return new Map(
    contentFiles().flatMap((name) => {
      const page = writtenPage(contentFile(name));
      if (!page?.draft || !page.published) return [];
      return [[page.fields.path, page.fields.source] as const];
    }),
  );
}
