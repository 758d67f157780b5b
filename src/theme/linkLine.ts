import { color } from './tokens';

/**
 * The underline of links in running text, in longhands: Safari before 26.2 does not accept a colour in the shorthand.
 */
export const linkLine = `text-decoration-line: underline;
  text-decoration-color: ${color.accent};
  text-underline-offset: 3px;`;
