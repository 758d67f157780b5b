import type { AnchorHTMLAttributes } from 'react';
import { withPathPrefix } from './withPathPrefix';

type SmartLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link to a page of this site, by its root-relative address, or elsewhere. It renders a plain `<a>`; where scripts
 * run, the app navigates links within the site without a full page load.
 */
export function SmartLink({ href, ...props }: SmartLinkProps) {
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
  return <a href={withPathPrefix(href)} {...props} />;
}
