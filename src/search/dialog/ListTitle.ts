import styled from 'styled-components';
import { color } from '../../theme/tokens';

/** The title of a list on the start screen. */
export const ListTitle = styled.h2`
  padding: 14px 12px 4px;
  color: ${color.inkFaint};
  font-size: 0.78125rem;
  font-weight: 500;
  line-height: 1.25rem;
`;
