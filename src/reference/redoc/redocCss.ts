import { color, font, frame, media } from '../../theme/tokens';
import { scrollShade } from '../../ui/scrolling/scrollShade';

/** Excludes consoles, which have their own styles; `:where` adds no specificity. */
const ofRedoc = ':not(:where([data-console] *))';

/** Headings, paragraphs and labels of Redoc. */
export const textCss = `
  h2, h3 { letter-spacing: -0.01em; }
  h2 { margin: 0 0 16px; font-size: 1.25rem; line-height: 1.75rem; }
  [data-section-id^='tag/'] h2, [data-section-id^='section/'] h2 { font-size: 1.5rem; line-height: 2rem; }
  /* Where the panes are stacked, Redoc would leave the height of a gap between the title of a section and its text. */
  div:has(> h2:only-child) { padding-bottom: 0; }
  strong, li[class^='tab-'] { font-weight: 620; }
  h3 { margin: 28px 0 10px; padding: 0; font-size: 1rem; font-weight: 600; }
  [id] { scroll-margin-top: -12px; }
  [data-section-id]::after { border-color: ${color.line}; }
  p${ofRedoc} { max-width: ${frame.measure}; }
  * + p${ofRedoc} { margin-top: 12px; }
  a { text-decoration-color: ${color.accent}; text-underline-offset: 3px; }
  a:hover { text-decoration-thickness: 2px; }
  :focus-visible { outline: 2px solid ${color.accent}; outline-offset: 2px; }
  a[href^='#'][aria-label] { width: auto; margin-left: 4px; color: ${color.inkSoft}; text-align: center; text-decoration: none; }
  /* Redoc uses an image that is black in both colour modes. */
  a[href^='#'][aria-label]::before {
    content: '#';
    content: '#' / '';
    width: auto;
    min-width: 24px;
    height: auto;
    opacity: 1;
    background: none;
    color: inherit;
    font-weight: 400;
  }
  a[href^='#'][aria-label]:focus-visible { outline-offset: -1px; }
  @media (hover: none) { a[href^='#'][aria-label]::before { visibility: visible; } }
  a[href^='#'][aria-label]:focus-visible::before { visibility: visible; }
  code${ofRedoc} {
    overflow-wrap: anywhere;
    padding: 2px 5px;
    border: 0;
    border-radius: 5px;
    box-shadow: inset 0 0 0 1px ${color.line};
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  .part-of-operation, caption {
    margin: 24px 0 8px;
    padding-bottom: 6px;
    border-color: ${color.line};
    color: ${color.inkSoft};
    font-size: 0.8125rem;
    font-weight: 550;
    letter-spacing: 0;
    text-transform: none;
  }
  .part-of-operation::first-letter { text-transform: uppercase; }
  .part-of-operation span, .dropdown-select + label { color: ${color.ink}; font-size: 0.8125rem; }
  /* A response: its text begins next to its code, on every line. */
  button:has(> strong + div) { display: flex; align-items: start; border-radius: 8px; }
  button:has(> strong + div):hover { box-shadow: inset 0 0 0 1px; }
  button:has(> strong + div) > svg { flex: none; }
  button > strong { margin-right: 6px; line-height: 1.625rem; }
  div:has(> .dropdown-select)${ofRedoc} { border-color: ${color.lineStrong}; background: ${color.raised}; color: ${color.ink}; }
  ${media.mobile} {
    [id] { scroll-margin-top: 36px; }
  }
`;

/** Tables of fields, and tables in descriptions, which have a `thead`. */
export const tableCss = `
  td { border-color: ${color.line}; }
  /* Redoc draws the line beside the first and the last field as a background, which takes no space. */
  tr:first-of-type > td[kind], tr.last > td[kind] { padding-left: 1px; }
  td button { min-height: 24px; }
  td button:hover { color: ${color.accent}; }
  /* Examples, defaults and limits look like inline code. */
  td span { border-color: ${color.line}; border-radius: 5px; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
  /* The name of a field is on the line of its type. */
  td[kind], td[kind] + td { vertical-align: baseline; }
  table tr, table tr:nth-child(2n) { border: 0; background: none; }
  /* With room for the focus rings of links. */
  table:has(> thead) { display: block; width: fit-content; max-width: calc(100% + 8px); margin: 12px -4px; padding-inline: 4px; overflow-x: auto; font-size: 0.875rem; scrollbar-width: thin; ${scrollShade} }
  /* In a field, the table scrolls: a long value would widen the whole page. */
  td div:has(> table) { contain: inline-size; }
  thead th, thead + tbody td {
    padding: 7px 12px 7px 0;
    border: 0;
    border-bottom: 1px solid ${color.line};
    vertical-align: top;
  }
  /* A name broken in the middle is hard to read, so the table scrolls instead. */
  thead + tbody code${ofRedoc} { padding-inline: 3px; overflow-wrap: normal; word-break: normal; }
  /* Not for tables of values within fields, which have no space to spare. */
  thead th:not(td th), thead + tbody td:not(td td) { padding-right: 24px; }
  thead + tbody td:first-child:not(td td) { font-weight: 550; }
  td td:first-child { font: 0.8125rem/1.6 ${font.mono}; }
  thead th:last-child, thead + tbody td:last-child { padding-right: 0; }
  thead th, thead th strong { color: ${color.inkSoft}; font-size: 0.8125rem; font-weight: 550; }
  [role='button'], [role='button'] > div { border-color: ${color.line}; border-radius: 6px; }
  [role='button'] > div { color: ${color.inkSoft}; font: 0.8125rem/1.6 ${font.mono}; }
  svg polygon { fill: ${color.inkSoft}; }
`;

/** Paths, samples and payloads. */
export const codeCss = `
  .http-verb {
    padding: 1px 8px;
    border-radius: 6px;
    color: ${color.note};
    font: 600 0.75rem/1.25rem ${font.mono};
  }
  .http-verb.get { color: ${color.info}; }
  .http-verb.post { color: ${color.tip}; }
  .http-verb.patch { color: ${color.caution}; }
  .http-verb.delete { color: ${color.danger}; }
  .http-verb + span { overflow-wrap: anywhere; color: ${color.ink}; font-size: 0.8125rem; white-space: normal; }
  button:has(> .http-verb) { border: 1px solid ${color.line}; border-radius: 10px; }
  button:has(> .http-verb):hover { border-color: ${color.lineStrong}; }
  pre${ofRedoc}, .redoc-json {
    color: ${color.ink};
    font-family: ${font.mono};
    font-size: 0.8125rem;
    line-height: 1.5rem;
    scrollbar-width: thin;
  }
  :root[data-reading~='wrap'] & :is(pre, .redoc-json) { white-space: pre-wrap; overflow-wrap: anywhere; }
  .redoc-json code { padding: 0; box-shadow: none; background: none; color: inherit; font: inherit; }
  .collapser { top: 0; left: -25px; width: 24px; height: 24px; color: ${color.inkSoft}; cursor: pointer; }
  .collapser:hover { color: ${color.ink}; }
  .collapser:focus-visible { outline-offset: -2px; }
  .hoverable { padding-block: 0; }
  .token.punctuation { opacity: 1; color: ${color.inkSoft}; }
  .token.comment { color: ${color.codeComment}; }
  .token.keyword, .token.boolean { color: ${color.codeKeyword}; }
  .token.string, .token.char, .token.attr-value { color: ${color.codeString}; }
  .redoc-json .token + a, .redoc-json .token + a:visited { color: ${color.codeString}; }
  .token.number, .token.constant { color: ${color.codeNumber}; }
  .token.function, .token.property, .token.property.string, .token.attr-name { color: ${color.codeFunction}; }
  .token.builtin, .token.class-name { color: ${color.codeType}; }
  .token.variable, .token.parameter { color: ${color.codeVariable}; }
  .token.operator, .token.entity, .token.url { color: ${color.inkSoft}; }
`;
