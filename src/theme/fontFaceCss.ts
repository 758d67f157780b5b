import { fontFile } from './fontFile';

/** A font that everyone has, stretched to the measures of ours. */
function standIn(weights: string, sources: string, sizeAdjust: string): string {
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
 * The font and its stand-in. The font never moves what is read: it shows only when it is there in time (`optional`), and its
 * stand-in has the same measures. They are a sheet of their own, without a media query: Chromium reads a sheet anew when the
 * answer to one of its queries changes, and a font that comes again is too late.
 */
export const fontFaceCss = `
  @font-face {
    font-family: 'Figtree Variable';
    font-weight: 300 900;
    font-display: optional;
    src: url(${fontFile}) format('woff2-variations');
  }
  ${standIn('300 549', "local('Arial'), local('Liberation Sans')", '99.4%')}
  ${standIn('550 900', "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')", '94.7%')}
`.replace(/\s+/g, ' ');
