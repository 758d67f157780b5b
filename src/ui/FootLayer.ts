import styled from 'styled-components';
import { color } from '../theme/tokens';

/** A layer for messages at the bottom of the window, over the page. */
export const FootLayer = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 0 20px;
  display: grid;
  justify-content: center;
  padding-inline: 20px;
  pointer-events: none;
  > [role='status'] {
    background: ${color.raised};
  }
  > :not(:empty) {
    border-radius: 10px;
    box-shadow: 0 8px 28px -12px ${color.backdrop};
    pointer-events: auto;
  }
`;
