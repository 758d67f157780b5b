import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { SmartLink } from '../../ui/SmartLink';

/** How an entry looks on the bar, be it a link or the button of a dropdown. */
export const entryLook = `
  display: block;
  padding: 5px 10px;
  border-radius: 8px;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.375rem;
  &:hover {
    color: ${color.ink};
  }
  &[aria-current] {
    color: ${color.ink};
    background: ${color.accentSoft};
  }
`;

/** A link on the bar. */
export const NavbarLink = styled(SmartLink)`
  ${entryLook}
`;

/** A link that stands out: what the site wants its readers to do. */
export const ButtonLink = styled(SmartLink)`
  padding: 6px 14px;
  border-radius: 8px;
  background: ${color.ink};
  color: ${color.paper};
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.375rem;
  white-space: nowrap;
  &:hover {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;
