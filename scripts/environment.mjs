import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * Sets what the file of this mode sets, such as `.env.production`, of the variables that `wanted` names; what is set already
 * wins. Gatsby reads that file for the code of the browser alone, but the build must know of the same.
 */
export function loadEnvironment(mode, wanted = /./) {
  const file = `.env.${process.env.GATSBY_ACTIVE_ENV || mode}`;
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (wanted.test(name)) process.env[name] ??= value;
  }
}
