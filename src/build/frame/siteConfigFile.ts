import { readFileSync } from 'node:fs';
import { configSource, type ConfigSource } from './configSource';

const FILE = 'site.config.ts';

/** The file of the site's configuration, as it is now. */
export function siteConfigFile(): ConfigSource {
  return configSource(FILE, readFileSync(FILE, 'utf8'));
}
