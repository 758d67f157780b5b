const LONGEST = 100;

/** The text that the reader has selected on the page, on one line and cut to a length that can be searched for. */
export function selectedText(): string {
  const text = window.getSelection()?.toString() ?? '';
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST).trimEnd();
}
