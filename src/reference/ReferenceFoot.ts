import styled from 'styled-components';
import { media } from '../theme/tokens';
import { samplesGround, SIDE_BY_SIDE } from './panesCss';

/** The content below the panes, as wide as their text. */
export const ReferenceFoot = styled.div`
  ${samplesGround}
  display: flow-root;
  padding: 0 48px 72px;
  ${media.mobile} {
    padding-inline: 20px;
  }
  ${SIDE_BY_SIDE} {
    padding-right: 0;
    > * {
      width: calc(58% - 96px);
    }
  }
`;
