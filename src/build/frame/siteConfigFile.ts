import { readFileSync } from 'node:fs';
import { configSource, type ConfigSource } from './configSource';

const FILE = 'site.config.ts';

/** The site's configuration file, read from disk on every call. */
export function siteConfigFile(): ConfigSource {
  return configSource(FILE, readFileSync(FILE, 'utf8'));
}
