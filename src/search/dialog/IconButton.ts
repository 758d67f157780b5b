import styled from 'styled-components';
import { color } from '../../theme/tokens';

/** A button that is only an icon. */
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
