import type { GatsbyNode } from 'gatsby';
import { rmSync } from 'node:fs';
import { siteConfig } from '../../site.config';
import { faultReport } from '../model/fault';
import { BUILT_SOURCES_FILE } from './builtSources';
import { dropOutdatedCache } from './codeStamp';
import { configFaults } from './frame/configFaults';
import { siteConfigFile } from './frame/siteConfigFile';
import { removeWritten } from './outputs/writtenFiles';
import { removeUnfinished } from './removeUnfinished';
import { algoliaProblem } from './search/algoliaPlugin';

/**
 * Makes sure that nothing stale or unfinished is left in `public`. Gatsby keeps results until the content changes, but
 * they also depend on the code of `src/build`; and a build that fails must not look like one that can be deployed. Then
 * stops if the configuration has mistakes, before anything is made from it.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  // What it says of `public` may be wrong from now on.
  rmSync(BUILT_SOURCES_FILE, { force: true });
  dropOutdatedCache();
  removeWritten();

  if (process.env.NODE_ENV === 'production') removeUnfinished();

  const problem = algoliaProblem(process.env, siteConfig.search);
  if (problem) {
    // Not through the reporter, which would break the lines.
    process.stderr.write(`\n${problem}\n\n`);
    reporter.panic(
      'The search cannot be set up, for the reason above. Correct it, then start again.',
    );
  }

  const faults = configFaults(siteConfig, siteConfigFile());
  if (faults.length === 0) return;
  process.stderr.write(`\n${faultReport(faults, 'configuration')}\n\n`);
  reporter.panic('The configuration has the mistakes told above. Correct them, then start again.');
};
