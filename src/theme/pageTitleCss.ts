import { color, frame, media } from './tokens';

/** The style of page titles and of the sentence below each; the page's own title is its `h1`. */
export const pageTitleCss = (titles: string) => `
  ${titles} { font-size: 2.125rem; font-weight: 650; line-height: 2.5rem; letter-spacing: -0.02em; }
  ${media.phone} { ${titles} { font-size: 1.75rem; line-height: 2.125rem; } }
  ${titles} + p { max-width: ${frame.measure}; margin-top: 12px; color: ${color.inkSoft}; font-size: 1.125rem; line-height: 1.75rem; }
`;
