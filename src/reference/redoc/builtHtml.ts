/** The panes as HTML. The build writes them into the page (`builtHtmlOnServer`), so the browser already has them. */
export function builtHtml(): string {
  return '';
}
