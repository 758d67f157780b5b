import styled from 'styled-components';
import { color, frame, media } from '../theme/tokens';
import { codeCss, tableCss, tabsCss, textCss } from './redocCss';

/** Width from which the samples stand beside the text. */
export const SIDE_BY_SIDE = '@media (min-width: 75.01rem)';

/**
 * What Redoc paints with colours of its own, in ours. Its classes have no names: elements and roles tell what is what. The
 * doubled `&` outdoes its rules, which come later in the page.
 */
export const PanesFrame = styled.div`
  min-width: 0;
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
  /* Without scripts nothing unfolds or switches: samples stand open, and what would work them is gone. */
  :root:not([data-js]) && {
    .collapsed > .collapsible {
      display: block;
    }
    .collapser,
    .ellipsis,
    [role='tab'][aria-selected='false'],
    button:has(+ button),
    button + button {
      display: none;
    }
  }
  ${media.mobile} {
    margin-inline: -20px;
  }
  ${SIDE_BY_SIDE} {
    background: linear-gradient(to right, transparent 58%, ${color.sunken} 58%);
  }
`;

/** Lies over the page, at its lower edge. */
export const Message = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 0 20px;
  display: grid;
  justify-content: center;
  padding-inline: 20px;
`;

/** The menu beside the panes, or above them on a small screen. */
export const ReferenceColumns = styled.div`
  display: grid;
  grid-template-columns: ${frame.sidebar} minmax(0, 1fr);
  max-width: 1760px;
  margin-inline: auto;
  ${media.mobile} {
    display: block;
    > div {
      overflow-x: clip;
    }
  }
`;
