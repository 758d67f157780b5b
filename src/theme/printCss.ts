/**
 * A page on paper: its content alone, black on white, with the addresses of its links, nothing folded or cut off. What
 * stands around the text is told by elements, landmarks and the names that the build gives; a `header` is the bar. Rules
 * with `:has` stand alone: where it is not known, the others still hold.
 */
export const printCss = `@media print {
  body { background: #fff; color: #000; }
  header, footer, nav, aside, button, dialog, .page-tools, .step-tick, [aria-label='Announcement'], [role='tablist'], [role='alert'] { display: none !important; }
  details:has(> nav), [aria-labelledby='related-pages'] { display: none !important; }
  :has(> main), main :has(> article) { display: block !important; min-height: 0 !important; }
  main :is(p, li) a:is([href^='http'], [href^='/'])::after { content: ' (' attr(href) ')'; position: static; font-size: .85em; overflow-wrap: anywhere; }
  ::details-content { height: auto; content-visibility: visible; }
  pre, pre code { overflow: visible !important; white-space: pre-wrap !important; overflow-wrap: anywhere !important; }
  div:has(> table), div:has(> [role='img']) { overflow: visible !important; background: none !important; }
  th, td, td code { white-space: normal !important; }
  main [role='img'] { max-width: 100%; height: auto !important; }
  h1, h2, h3, h4, summary { break-after: avoid; }
  pre, figure, tr, [role='note'] { break-inside: avoid; }
  div:has(> pre) { break-inside: avoid; }
  p, li { orphans: 3; widows: 3; }
}`;
