import styled from 'styled-components';
import { color } from '../../theme/tokens';

/**
 * An icon-only button for result rows. Unlike the page's icon buttons (`iconLook`) it is lower than a row, fainter than
 * the titles, and its hover background differs from the row's.
 */
export const IconButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 8px;
  color: ${color.inkFaint};
  &:hover {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
`;
