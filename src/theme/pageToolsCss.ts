import { color, media } from './tokens';

/** The page tools: the build puts them around the text, so no script has to contain their styles. */
export const pageToolsCss = `
  .page-tools, .page-foot { display: flex; flex-wrap: wrap; gap: 4px 20px; font-size: .875rem; line-height: 1.5rem; }
  .page-tools { position: relative; margin: 16px 0 20px; color: ${color.inkSoft}; }
  .page-tools :is(a, button, summary):hover { color: ${color.ink}; }
  .page-tools summary::after { content: ''; display: inline-block; width: 6px; height: 6px; margin: 0 2px 3px 8px; border: solid; border-width: 0 1.5px 1.5px 0; rotate: 45deg; }
  .page-tools nav { position: absolute; z-index: 1; min-width: 144px; margin-top: 4px; padding: 6px; border: 1px solid ${color.line}; border-radius: 10px; background: ${color.raised}; box-shadow: 0 8px 28px -12px ${color.backdrop}; }
  .page-tools nav a { display: block; padding: 4px 10px; border-radius: 6px; }
  .page-tools nav a:hover { background: ${color.line}; }
  ${media.phone} {
    .page-tools { gap: 4px 12px; }
    .page-tools nav { left: 0; right: 0; }
  }
  .page-foot { justify-content: space-between; margin-top: 48px; padding-top: 16px; border-top: 1px solid ${color.line}; color: ${color.inkFaint}; }
  .page-foot .page-tools { margin: 0; color: inherit; }
  .page-foot li { display: flex; }
`;
