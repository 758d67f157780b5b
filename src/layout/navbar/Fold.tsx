import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { Icon } from '../../ui/Icon';
import type { Parts } from './place';

/** Links folded away below a row of the menu; they are in view where one of them is the current one. */
export const Fold: Parts['Folder'] = ({ label, current, children }) => (
  <Box open={current}>
    <summary>
      {label}
      <Icon name="chevron" size={14} />
    </summary>
    <ul>{children}</ul>
  </Box>
);

// It unfolds at once: the browser's own element needs no script, and as shipped no dropdown is configured.
const Box = styled.details`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
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
