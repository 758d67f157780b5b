import styled from 'styled-components';
import { frame, media } from '../theme/tokens';

/** The menu next to the panes, or above them on a small screen. Also widens the page's navbar and footer to match. */
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
