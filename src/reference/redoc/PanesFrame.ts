import styled from 'styled-components';
import { samplesGround } from '../panesCss';
import { operationCss } from './operationCss';
import { codeCss, tableCss, textCss } from './redocCss';
import { tabsCss } from './tabsCss';

const expandedSamples = `
  .collapsed > .collapsible { display: block; }
  .ellipsis { display: none; }
`;

/**
 * Overrides Redoc's built-in colours with ours. Redoc's class names are generated, so selectors use elements and roles.
 * The doubled `&` beats Redoc's rules, which come later in the page. The frame is part of the tree that Redoc hydrates, so
 * that its rules are among Redoc's: added with the page's own rules, they would make the browser restyle every element.
 */
export const PanesFrame = styled.div`
  && {
    ${textCss}
    ${operationCss}
    ${tableCss}
    ${codeCss}
    ${tabsCss}
  }
  :root[data-js] & [data-console] {
    min-height: 36px;
    margin-top: 20px;
  }
  /*
   * Without scripts nothing can be expanded or switched: samples are expanded and their controls hidden. Names, paths and
   * responses, which Redoc renders as buttons, keep their text.
   */
  :root:not([data-js]) && {
    ${expandedSamples}
    .collapser,
    [role='tab'][aria-selected='false'],
    button:not(:has(.property-name, .http-verb, strong)),
    button svg {
      display: none;
    }
    button {
      display: contents;
    }
  }
  /* Samples are printed as a whole; buttons are not, except those that contain a name, a path or a response. */
  @media print {
    && {
      ${expandedSamples}
      .redoc-json {
        overflow: visible;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
    }
    && button:has(.property-name, .http-verb, strong) {
      display: revert !important;
    }
  }
  ${samplesGround}
`;
