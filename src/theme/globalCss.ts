import { pageToolsCss } from './pageToolsCss';
import { pageTitleCss } from './pageTitleCss';
import { paletteCss } from './palettes';
import { printCss } from './printCss';
import { readingCss } from './readingCss';
import { stepTickCss } from './stepTickCss';
import { color, font, NAVBAR_HEIGHT } from './tokens';

/**
 * The base styles of every page, written into its head by the build: they never change, so no script has to contain
 * them. On a slow connection the font is not requested at all (`data-font`, set by the script in the head). In
 * forced-colors mode backgrounds are lost: selected items get the colours of a selection, and drawings keep their
 * paper. The backdrop of a dialog leaves out the room of the scrollbar, which gets the same shade.
 */
export const globalCss = `
  ${paletteCss}
  :root { --font-sans: 'Figtree Fallback', system-ui, sans-serif; }
  :root[data-font], :root:not([data-js]) { --font-sans: 'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif; }
  *, ::before, ::after { box-sizing: border-box; }
  html {
    scroll-padding-top: ${NAVBAR_HEIGHT + 24}px;
    -webkit-text-size-adjust: 100%;
    scrollbar-gutter: stable;
  }
  :root:has(dialog:modal) { overflow: hidden; background: ${color.backdrop}; }
  body {
    background: ${color.paper};
    color: ${color.ink};
    font: 400 1rem/1.625 ${font.sans};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  body, h1, h2, h3, h4, h5, h6, p, ul, ol, figure, blockquote, pre { margin: 0; }
  h1, h2, h3, h4, figcaption { text-wrap: balance; }
  ${pageTitleCss('h1')}
  ul, ol { padding: 0; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  button, input { font: inherit; color: inherit; }
  button, summary { padding: 0; border: 0; background: none; list-style: none; cursor: pointer; }
  button:active, summary:active { opacity: .7; }
  a { color: inherit; text-decoration: none; }
  img, svg { max-width: 100%; }
  .icon { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
  :where(:focus-visible) { outline: 2px solid ${color.accent}; outline-offset: 2px; border-radius: 4px; }
  @media (forced-colors: active) {
    [aria-current], [role='tab'][aria-selected='true'], [aria-pressed='true'] { forced-color-adjust: none; background: Highlight !important; color: HighlightText !important; }
    [role='img'] { forced-color-adjust: none; background: ${color.paper}; }
  }
  ::selection { background: color-mix(in srgb, ${color.accent} 30%, ${color.paper}); color: ${color.ink}; }
  :root:not([data-js]) .needs-js { display: none !important; }
  ${stepTickCss}
  ${pageToolsCss}
  ${readingCss}
  ${printCss}
`;
