const LONGEST = 100;

/** What the reader has selected on the page, on one line and cut to a length that can be searched for. */
export function selectedText(selection: string): string {
  return selection.replace(/\s+/g, ' ').trim().slice(0, LONGEST).trimEnd();
}
