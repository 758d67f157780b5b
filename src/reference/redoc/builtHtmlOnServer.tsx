import contract from 'api-contract';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ID_PREFIX, Reference } from './Reference';
import { referenceStore } from './referenceStore';
import { unseenCss } from './unseenCss';

/**
 * The panes as HTML, with their styles. Replaces `builtHtml` in the build. They are rendered only when asked for: every process
 * of a build loads this module, but only one renders the page.
 */
export function builtHtml(): string {
  const sheet = new ServerStyleSheet();
  const store = referenceStore(structuredClone(contract));
  const html = renderToString(sheet.collectStyles(<Reference store={store} />), {
    identifierPrefix: ID_PREFIX,
  });
  return `<style>${plainCss(sheet.getStyleTags())}${unseenCss}</style><div>${html}</div>`;
}

/** Removes the markers by which styled-components in the browser would adopt the styles as the site's. */
function plainCss(tags: string): string {
  return tags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/data-styled\.[^}]*\}/g, '')
    .replaceAll('/*!sc*/', '')
    .replace(/\n+/g, '');
}
