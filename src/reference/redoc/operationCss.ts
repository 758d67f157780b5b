import { SIDE_BY_SIDE } from '../panesCss';

/** Lays out the parts of an operation (see `redocChanges`): text on the left, samples on the right, each below the previous one on its side. */
export const operationCss = `
  [data-section-id^='operation/'] > div > div:first-child { padding-bottom: 0; }
  ${SIDE_BY_SIDE} {
    [data-section-id^='operation/'] > div { display: flow-root; }
    [data-section-id^='operation/'] > div > div { float: left; clear: left; }
    [data-section-id^='operation/'] > div > div:nth-child(even) { float: right; clear: right; }
  }
`;
