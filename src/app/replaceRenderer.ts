import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';

/** What React writes where a boundary shows its fallback. */
const LEFT_OUT = '<!--$!-->';

/**
 * Renders a page at once; by streams, as Gatsby does it, takes a tenth longer. A page of which some part has to be waited for,
 * such as the pictures of gatsby-plugin-image, is left to Gatsby, which waits.
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  const html = renderToString(bodyComponent);
  if (!html.includes(LEFT_OUT)) replaceBodyHTMLString(html);
};
