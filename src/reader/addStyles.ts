const added = new Set<string>();

/** Adds CSS rules once. Styles for what only the reader code shows ship with that code instead of with every page. */
export function addStyles(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
}
