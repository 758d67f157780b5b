import styled from 'styled-components';
import { samplesGround } from '../panesCss';
import { codeCss, tableCss, tabsCss, textCss } from './redocCss';

/**
 * What Redoc paints with colours of its own, in ours. Its classes have no names: elements and roles tell what is what. The
 * doubled `&` outdoes its rules, which come later in the page. It is part of what Redoc takes over, so that its rules stand
 * with those of Redoc: the browser would look at each of the many elements anew when those of the page begin to work.
 */
export const PanesFrame = styled.div`
  && {
    ${textCss}
    ${tableCss}
    ${codeCss}
    ${tabsCss}
  }
  :root[data-js] & [data-console] {
    min-height: 36px;
    margin-top: 20px;
  }
  /*
   * Without scripts nothing unfolds or switches: samples stand open, and what would work them is gone. Of names, paths and
   * answers, which are buttons to Redoc, the text stays.
   */
  :root:not([data-js]) && {
    .collapsed > .collapsible {
      display: block;
    }
    .collapser,
    .ellipsis,
    [role='tab'][aria-selected='false'],
    button:not(:has(.property-name, .http-verb, strong)),
    button svg {
      display: none;
    }
    button {
      display: contents;
    }
  }
  /* Buttons are not printed, but for those that bear a name, a path or an answer. */
  @media print {
    && button:has(.property-name, .http-verb, strong) {
      display: revert !important;
    }
  }
  ${samplesGround}
`;
