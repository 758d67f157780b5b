import { color } from './tokens';

/** The line under a link in running text, in longhands: of the shorthand, Safari before 26.2 takes no colour. */
export const linkLine = `text-decoration-line: underline;
  text-decoration-color: ${color.accent};
  text-underline-offset: 3px;`;
