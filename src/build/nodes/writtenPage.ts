import { readFrontMatter } from '../content/yaml/frontMatter';
import { changelogEntry } from './changelogEntry';
import type { ContentFields } from './contentFields';
import { fileText, type ContentFile } from './fileNode';
import { sidebarPage } from './sidebarPage';

/** The fields of a page, and the Markdown below its front matter. */
interface WrittenPage extends ContentFields {
  readonly body: string;
}

/**
 * The page that a Markdown file becomes; undefined for other files and if the front matter cannot be read, which the checks
 * report.
 */
export function writtenPage(file: ContentFile): WrittenPage | undefined {
  const changelog = file.sourceInstanceName === 'changelog';
  if (!file.relativePath.endsWith(changelog ? '.md' : '.mdx')) return undefined;
  const read = readFrontMatter(fileText(file));
  if ('message' in read) return undefined;
  const fields = changelog ? changelogEntry(file, read) : sidebarPage(file, read);
  return { ...fields, body: read.body };
}
