import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The file with the keys of a mode, which Gatsby chooses in the same way. */
export const environmentFile = (mode) => `.env.${process.env.GATSBY_ACTIVE_ENV || mode}`;

/**
 * Sets the variables from the mode's file, such as `.env.production`, whose names match `wanted`; variables that are set
 * already take precedence. Gatsby reads that file only for browser code, but the build needs the same values.
 */
export function loadEnvironment(mode, wanted = /./) {
  const file = environmentFile(mode);
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (wanted.test(name)) process.env[name] ??= value;
  }
}
