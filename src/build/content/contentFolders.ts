import { SECTION_NAMES } from '../../model/sectionNames';

/** The folders of `content/` that pages are made from. */
export const CONTENT_FOLDERS: readonly string[] = [...Object.keys(SECTION_NAMES), 'versions'];

/** Whether a path from `content/` lies in one of them. */
export function inContentFolder(path: string): boolean {
  return CONTENT_FOLDERS.includes(path.slice(0, Math.max(0, path.indexOf('/'))));
}
