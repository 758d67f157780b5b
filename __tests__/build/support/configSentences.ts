import { siteConfig } from '../../../site.config';
import { configFaults } from '../../../src/build/frame/configFaults';
import { configSource } from '../../../src/build/frame/configSource';

/** The sentences about the shipped configuration in which a few values are others. */
export function configSentences(given: object): string[] {
  const source = configSource('site.config.ts', '');
  return configFaults({ ...siteConfig, ...given }, source).map(({ message }) => message);
}
