import type { AnchorHTMLAttributes } from 'react';

/** The parts of Gatsby that components use, without a site around them. */
export function Link({ to, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
  return <a href={to} {...props} />;
}

export const withPrefix = (path: string): string => path;
export const graphql = (): undefined => undefined;
