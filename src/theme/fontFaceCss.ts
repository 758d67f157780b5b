import { fontFile } from './fontFile';

/** A system font, adjusted to the metrics of ours. */
function fallback(weights: string, sources: string, sizeAdjust: string): string {
  return `@font-face {
    font-family: 'Figtree Fallback';
    font-weight: ${weights};
    src: ${sources};
    size-adjust: ${sizeAdjust};
    ascent-override: 95.6%;
    descent-override: 25.2%;
    line-gap-override: 0%;
  }`;
}

/**
 * The font and its fallback. Loading the font never shifts text: it is used only if it arrives in time (`optional`),
 * and the fallback has the same metrics. They are in a style sheet of their own, without media queries: Chromium
 * re-evaluates a sheet when the result of one of its queries changes, and a font that is loaded again is too late.
 */
export const fontFaceCss = `
  @font-face {
    font-family: 'Figtree Variable';
    font-weight: 300 900;
    font-display: optional;
    src: url(${fontFile}) format('woff2-variations');
  }
  ${fallback('300 549', "local('Arial'), local('Liberation Sans')", '99.4%')}
  ${fallback('550 900', "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')", '94.7%')}
`;
