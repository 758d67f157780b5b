import styled from 'styled-components';
import { siteConfig } from '../../site.config';
import { color, frame, media } from '../theme/tokens';
import { SmartLink } from '../ui/SmartLink';

const { links, copyright } = siteConfig.footer;

/** The end of every page. */
export function Footer() {
  return (
    <Frame>
      <Inner>
        <p>{copyright}</p>
        <ul>
          {links.map(({ label, to, href }) => (
            <li key={label}>
              <SmartLink href={to ?? href}>{label}</SmartLink>
            </li>
          ))}
        </ul>
      </Inner>
    </Frame>
  );
}

const Frame = styled.footer`
  border-top: 1px solid ${color.line};
  color: ${color.inkFaint};
  font-size: 0.875rem;
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 16px 40px;
  max-width: ${frame.page};
  margin-inline: auto;
  padding: 28px 32px 36px;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
  }
  a {
    display: inline-block;
    line-height: 24px;
  }
  a:hover {
    color: ${color.ink};
  }
  ${media.mobile} {
    padding-inline: 20px;
  }
`;
