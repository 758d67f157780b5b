import { SIDE_BY_SIDE } from '../panesCss';

/** The parts of an operation (`redocChanges`): text at the left, samples at the right, each below the last one of its side. */
export const operationCss = `
  [data-section-id^='operation/'] > div > div:first-child { padding-bottom: 0; }
  ${SIDE_BY_SIDE} {
    [data-section-id^='operation/'] > div { display: flow-root; }
    [data-section-id^='operation/'] > div > div { float: left; clear: left; }
    [data-section-id^='operation/'] > div > div:nth-child(even) { float: right; clear: right; }
  }
`;
