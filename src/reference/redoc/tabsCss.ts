import { color } from '../../theme/tokens';

/** A content type without alternatives: Redoc places its label over the edge of a box. */
const onlyType =
  '.react-tabs__tab-panel > div > div:first-child:has(> span:first-child):not(:has(.dropdown-select, button, pre))';

/** The tabs for languages and for responses. */
export const tabsCss = `
  .react-tabs__tab-list {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
    margin: 0 0 8px;
    border-bottom: 1px solid ${color.line};
  }
  .react-tabs__tab {
    min-width: 0;
    margin: 0 0 -1px;
    padding: 6px 10px;
    border: 0;
    border-bottom: 2px solid transparent;
    border-radius: 0;
    background: none;
    color: ${color.inkSoft};
    font-size: 0.8125rem;
    font-weight: 550;
  }
  .react-tabs__tab:hover { color: ${color.ink}; }
  .react-tabs__tab--selected { border-color: ${color.accent}; background: none; color: ${color.ink}; }
  .react-tabs__tab:focus-visible { outline: 2px solid ${color.accent}; outline-offset: -2px; }
  li[class^='tab-'] {
    min-width: 0;
    margin: 0 4px 8px 0;
    padding: 3px 11px;
    border: 1px solid ${color.line};
    border-radius: 8px;
    font-size: 0.8125rem;
  }
  li[class^='tab-']:hover, li[class^='tab-'].react-tabs__tab--selected { border-color: ${color.accent}; }
  li[class^='tab-']:focus-visible { outline: 2px solid ${color.accent}; }
  .react-tabs__tab-panel--selected { border-radius: 10px; outline: 1px solid ${color.line}; outline-offset: -1px; }
  .react-tabs__tab-panel > div { padding: 12px 16px 16px; }
  ${onlyType} { display: flex; gap: 8px; margin-bottom: 4px; font-size: 0.8125rem; }
  ${onlyType} > span, .react-tabs__tab-panel span:has(+ div > .dropdown-select) {
    position: static;
    color: ${color.inkSoft};
    font: inherit;
    font-size: 0.8125rem;
  }
  ${onlyType} > div { margin: 0; padding: 0; background: none; font: inherit; }
  .react-tabs__tab-panel div:has(> .dropdown-select) {
    margin: 4px 0 8px;
    padding: 6px 28px 6px 8px;
    border: 1px solid ${color.lineStrong};
    border-radius: 8px;
  }
  .dropdown-select + label { max-width: 100%; }
  .react-tabs__tab-panel div:has(> .dropdown-select):hover { border-color: ${color.ink}; }
  /* The select itself is invisible on top of its text. */
  div:has(> .dropdown-select:focus-visible) { outline: 2px solid ${color.accent}; outline-offset: 2px; }
  /* White by default, even on white. */
  svg polyline { color: inherit; }
  .react-tabs__tab-panel button { border-radius: 6px; color: ${color.inkSoft}; font-size: 0.8125rem; }
  .react-tabs__tab-panel button:hover { color: ${color.ink}; }
  .react-tabs__tab-panel div:has(> button) { opacity: 1; }
  button[data-said] > * { display: none; }
  button[data-said]::after { content: attr(data-said); color: ${color.ink}; }
  [aria-busy='true'] { outline: 2px dashed ${color.accent}; outline-offset: -2px; cursor: progress; }
`;
