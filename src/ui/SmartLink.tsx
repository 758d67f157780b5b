import type { AnchorHTMLAttributes } from 'react';
import { ownAddress } from './ownAddress';

type SmartLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link to a page of this site, by its address from the root, or elsewhere. It is an ordinary one; where scripts run,
 * the frame follows links within the site without loading them anew.
 */
export function SmartLink({ href, ...props }: SmartLinkProps) {
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
  return <a href={ownAddress(href)} {...props} />;
}
