import styled from 'styled-components';
import { color } from '../../theme/tokens';

/** The part of the dialog that scrolls: results, or the lists of the start screen. */
export const Lists = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 8px 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** The title of a list. */
export const ListTitle = styled.h2`
  padding: 14px 12px 4px;
  color: ${color.inkFaint};
  font-size: 0.78125rem;
  font-weight: 500;
  line-height: 1.25rem;
`;
