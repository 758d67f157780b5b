import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';

/** What React writes where a boundary shows its fallback, to be drawn in the browser. */
const LEFT_OUT = '<!--$!-->';

/**
 * Renders a page at once, as nothing on it is waited for: Gatsby's way, by streams, takes a tenth longer.
 * @throws {Error} when a part of the page would be missing from its HTML
 */
export const replaceRenderer: NonNullable<GatsbySSR['replaceRenderer']> = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  const html = renderToString(bodyComponent);
  if (html.includes(LEFT_OUT))
    throw new Error(
      'A part of this page failed inside a Suspense boundary, or waits for something, and is missing from its HTML. Mend it, or have what it waits for at hand when pages are built (src/ui/lazyOrBuilt.ts).',
    );
  replaceBodyHTMLString(html);
};
