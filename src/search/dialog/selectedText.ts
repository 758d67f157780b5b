const LONGEST = 100;

/** The reader's selection as a query: on one line and cut to 100 characters. */
export function selectedText(selection: string): string {
  return selection.replace(/\s+/g, ' ').trim().slice(0, LONGEST).trimEnd();
}
