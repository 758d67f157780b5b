const added = new Set<string>();

/** Adds rules, once, for what only the reader's code shows: they come with it, so that no page carries them. */
export function addStyles(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
}
