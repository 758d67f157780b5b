import { frame } from '../../theme/tokens';
import { SIDE_BY_SIDE } from '../panesCss';

/**
 * Lays out the parts of an operation (see `redocChanges`): text on the left, samples on the right, each below the
 * previous one on its side.
 */
export const operationCss = `
  [data-section-id^='operation/'] > div > div:first-child { padding-bottom: 0; }
  ${SIDE_BY_SIDE} {
    [data-section-id^='operation/'] > div { display: flow-root; }
    [data-section-id^='operation/'] > div > div { float: left; clear: left; }
    [data-section-id^='operation/'] > div > div:nth-child(even) { float: right; clear: right; }
    /* The last samples stay beside the fields that they show. Redoc hides what overflows, which would keep them in place. */
    div:has(> [data-section-id]) { overflow: clip !important; }
    [data-section-id^='operation/'] > div > div:nth-last-child(1 of :nth-child(even)) {
      position: sticky;
      top: ${frame.navbar};
      max-height: calc(100vh - ${frame.navbar});
      overflow: auto;
      scrollbar-width: thin;
    }
  }
`;
