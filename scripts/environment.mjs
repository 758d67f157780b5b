import { existsSync } from 'node:fs';

/**
 * Sets what the file of this mode sets, such as `.env.production`; what is set already wins. Gatsby reads that file for the code
 * of the browser alone, and the keys there are for the build too.
 */
export function loadEnvironment(mode) {
  const file = `.env.${process.env.GATSBY_ACTIVE_ENV || mode}`;
  if (existsSync(file)) process.loadEnvFile(file);
}
