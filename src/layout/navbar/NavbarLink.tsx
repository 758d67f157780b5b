import styled from 'styled-components';
import { color } from '../../theme/tokens';
import { SmartLink } from '../../ui/links/SmartLink';

/** The look of an entry on the bar, whether a link or a dropdown's button. */
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

/** A prominent link: the site's call to action. */
export const ButtonLink = styled(SmartLink)`
  /* Visible in forced-colors mode, which removes the background. */
  border: 1px solid transparent;
  padding: 6px 13px;
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
