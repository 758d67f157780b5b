import styled from 'styled-components';
import type { FooterLogo as Logo } from '../../model/config/siteConfig';
import { withPathPrefix } from '../../ui/links/withPathPrefix';
import { SmartLink } from '../../ui/links/SmartLink';

/**
 * The owner's logo. Both pictures are in the HTML and CSS shows the one for the current background, so that nothing
 * flashes.
 */
export function FooterLogo({ src, srcDark, alt, href, width, height }: Logo) {
  const pictures = [src, srcDark].map(
    (address) =>
      address && (
        <Picture
          key={address}
          src={withPathPrefix(address)}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
        />
      ),
  );
  return href ? <SmartLink href={href}>{pictures}</SmartLink> : <div>{pictures}</div>;
}

const Picture = styled.img`
  display: block;
  :is(:root[data-theme='dark'], [data-ground='dark']) &:not(:last-child),
  :root:not([data-theme='dark']) footer:not([data-ground='dark']) &:not(:first-child) {
    display: none;
  }
`;
