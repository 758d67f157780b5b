import styled from 'styled-components';
import { color } from '../../theme/tokens';

/**
 * A button that is only an icon. Unlike those of the page (`iconLook`) it stands in rows of results: it is lower than these
 * and fainter than their titles, and the ground of its hover differs from theirs.
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
