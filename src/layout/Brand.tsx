import styled from 'styled-components';
import type { FrameLink } from '../model/config/siteFrame';
import { color } from '../theme/tokens';
import { SmartLink } from '../ui/links/SmartLink';

/** The site's logo, which links to the home page. */
export function Brand({ label, href }: FrameLink) {
  return (
    <Sign href={href}>
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <path d="M11 1.2 19.6 6v10L11 20.8 2.4 16V6z" fill={color.accent} />
        <path
          d="M8 7.2v7.6M14 7.2v7.6M8 11h6"
          stroke={color.onAccent}
          strokeWidth="1.8"
          fill="none"
        />
      </svg>
      {label}
    </Sign>
  );
}

const Sign = styled(SmartLink)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 9px;
  font-size: 1.0625rem;
  font-weight: 680;
  letter-spacing: -0.01em;
`;
