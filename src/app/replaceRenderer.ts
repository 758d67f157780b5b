import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';

/** What React writes where a Suspense boundary shows its fallback. */
const LEFT_OUT = '<!--$!-->';

/**
 * Renders a page synchronously; streaming, as Gatsby does it, takes a tenth longer. A page with a part that has to be
 * awaited, such as the pictures of gatsby-plugin-image, is left to Gatsby, which waits.
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  const html = renderToString(bodyComponent);
  if (!html.includes(LEFT_OUT)) replaceBodyHTMLString(html);
};
