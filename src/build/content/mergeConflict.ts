/** The first of the marks that git leaves around the two versions of some lines. */
const MARK = /^<{7} /m;

/** The message about the mark of a merge conflict. */
export const MERGE_CONFLICT =
  'The line is the mark of a merge conflict, which git left there. Keep one of the two versions below it, and remove the three marks.';

/** The offset of the first line of `text` that begins with the mark of a merge conflict; undefined if there is none. */
export function mergeConflict(text: string): number | undefined {
  return MARK.exec(text)?.index;
}
