/** Wraps every text in elements of its own, as the browser's translator does, behind React's back. */
export function translate(within: Element): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
  }
}
