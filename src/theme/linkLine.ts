import { color } from './tokens';

/** The line under a link in running text, in longhands: of the shorthand, Safari before 26.2 takes no colour and no thickness. */
export const linkLine = `text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: ${color.accent};`;
