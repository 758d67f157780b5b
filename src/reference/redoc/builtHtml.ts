/** The panes as HTML. The build writes them into the page (`builtHtmlOnServer`); in the browser they stand there already. */
export const builtHtml = '';
