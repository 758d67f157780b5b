import styled from 'styled-components';
import { frame, media } from '../theme/tokens';

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
