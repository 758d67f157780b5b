/**
 * A printed page: only its content, black on white, with the addresses of its links, and nothing collapsed or cut off.
 * What surrounds the text is selected by elements, landmarks and the class names that the build sets; a `header` is the
 * navbar. Of what needs scripts, only choices that change the text are printed. Browsers leave out backgrounds, so notes
 * get a border. Rules with `:has` are separate: browsers that do not support it still apply the others.
 */
export const printCss = `@media print {
  body { background: #fff; color: #000; orphans: 3; widows: 3; }
  header, footer, nav, button, dialog, .page-tools, [aria-label='Announcement'], [role='tablist'], [role='alert'] { display: none !important; }
  details:has(> nav), [aria-labelledby='related-pages'], .needs-js:not(:has(select)) { display: none !important; }
  :has(> main), main :has(> article) { display: block !important; min-height: 0 !important; }
  main :is(p, li) a:is([href^='http'], [href^='/'])::after { content: ' (' attr(href) ')'; position: static; font-size: .85em; font-weight: 400; overflow-wrap: anywhere; }
  ::details-content { height: auto; content-visibility: visible; }
  pre, pre code { overflow: visible !important; white-space: pre-wrap !important; overflow-wrap: anywhere !important; }
  div:has(> table), div:has(> [role='img']) { overflow: visible !important; background: none !important; }
  th, td, td code { white-space: normal !important; }
  main [role='img'] { max-width: 100%; height: auto !important; }
  .page-foot { margin-top: 12px; padding-top: 8px; break-before: avoid; }
  h1, h2, h3, h4, summary { break-after: avoid; }
  pre, figure, tr, [role='note'] { break-inside: avoid; }
  [role='note'] { border: 1px solid #ccc; }
  div:has(> pre) { break-inside: avoid; }
}`;

/** On paper, the address of a link within the site at `siteUrl` begins with the host. */
export const printedHostCss = (siteUrl: string) =>
  `@media print { main :is(p, li) a[href^='/']::after { content: ' (${new URL(siteUrl).host}' attr(href) ')'; } }`;
