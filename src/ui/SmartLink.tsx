import { Link } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

type SmartLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that stays on the site without loading it anew, and elsewhere is an ordinary one. */
export function SmartLink({ href, ...props }: SmartLinkProps) {
  const withinSite = /^\/(?!\/)/.test(href) && !/\.[a-z0-9]+$/i.test(href);
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
  return withinSite ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
