import styled from 'styled-components';
import { color, font } from '../theme/tokens';

/** The method shown after an operation's name, in the same colours throughout the reference. */
export const MethodMark = styled.span`
  flex: none;
  color: ${color.inkFaint};
  font: 600 0.75rem/1.25rem ${font.mono};
  text-transform: uppercase;
  &[data-method='get'] {
    color: ${color.info};
  }
  &[data-method='post'] {
    color: ${color.tip};
  }
  &[data-method='patch'] {
    color: ${color.caution};
  }
  &[data-method='delete'] {
    color: ${color.danger};
  }
  @media (forced-colors: active) {
    [aria-current] > & {
      color: inherit;
    }
  }
`;
