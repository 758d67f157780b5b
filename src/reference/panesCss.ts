import styled from 'styled-components';
import { color, frame, media } from '../theme/tokens';

/** Up to this width, in rem, the samples stand below the text. */
export const STACKED = 75;

/** Where the samples stand beside the text. */
export const SIDE_BY_SIDE = `@media (min-width: ${STACKED}.01rem)`;

/** Beside the text, samples have a ground of their own, up to the edge of the window. */
export const samplesGround = `
  ${SIDE_BY_SIDE} {
    background: linear-gradient(to right, transparent 58%, ${color.sunken} 58%);
    box-shadow: 25vw 0 ${color.sunken}, 50vw 0 ${color.sunken};
  }
`;

/** The place of the middle and the right pane. */
export const PanesPlace = styled.div`
  min-width: 0;
  ${media.mobile} {
    margin-inline: -20px;
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

/** The menu beside the panes, or above them on a small screen; on a wide one the bar and the foot of the page go with them. */
export const ReferenceColumns = styled.div`
  :root:has(&) {
    --page: 1760px;
  }
  display: grid;
  grid-template-columns: ${frame.sidebar} minmax(0, 1fr);
  max-width: ${frame.page};
  margin-inline: auto;
  ${media.mobile} {
    display: block;
    > div {
      overflow-x: clip;
    }
  }
  @media print {
    display: block;
  }
`;
