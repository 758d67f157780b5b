import styled from 'styled-components';
import { color } from '../theme/tokens';
import { SmartLink } from '../ui/links/SmartLink';

/** The name of an area, linked to the page with all of its entries. */
export const AreaLink = styled(SmartLink)`
  display: inline-block;
  padding: 1px 8px;
  border-radius: 6px;
  box-shadow: inset 0 0 0 1px ${color.line};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: 0.75rem;
  font-weight: 550;
  line-height: 1.5rem;
  white-space: nowrap;
  &:hover {
    color: ${color.ink};
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  @media print {
    /* Unlike links in the text, a label does not print its address. */
    &&::after {
      content: none;
    }
  }
  small {
    margin-left: 4px;
    font-size: inherit;
    font-weight: 400;
  }
`;
