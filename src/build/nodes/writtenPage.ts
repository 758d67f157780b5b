import { readFrontMatter } from '../content/frontMatter';
import { changelogEntry } from './changelogEntry';
import type { ContentFields } from './contentFields';
import { fileText, type ContentFile } from './fileNode';
import { sidebarPage } from './sidebarPage';

/** The fields of the page that a Markdown file becomes; undefined if its front matter cannot be read, which the checks report. */
export function writtenPage(file: ContentFile): ContentFields | undefined {
  const read = readFrontMatter(fileText(file));
  if ('message' in read) return undefined;
  return file.sourceInstanceName === 'changelog'
    ? changelogEntry(file, read)
    : sidebarPage(file, read);
}
