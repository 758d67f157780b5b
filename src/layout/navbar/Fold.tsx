import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Icon } from '../../ui/Icon';
import type { Parts } from './place';

/** Links collapsed below a row of the menu; expanded if one of them is the current one. */
export const Fold: Parts['Folder'] = ({ label, current, children }) => (
  <Box open={current}>
    <summary>
      {label}
      <Icon name="chevron" size={14} />
    </summary>
    <ul>{children}</ul>
  </Box>
);

// Expands without an animation: the native element needs no script, and the default configuration has no dropdown.
const Box = styled.details`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  svg {
    color: ${color.inkFaint};
    transition: rotate 150ms ease-out;
  }
  &[open] > summary svg {
    rotate: 90deg;
  }
  > ul {
    margin: 2px 0 6px 12px;
    padding-left: 8px;
    border-left: 1px solid ${color.line};
    font-size: 0.875rem;
  }
`;
