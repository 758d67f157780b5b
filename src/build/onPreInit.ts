import type { GatsbyNode } from 'gatsby';
import { siteConfig } from '../../site.config';
import { faultReport } from '../model/fault';
import { configFaults } from './frame/configFaults';
import { siteConfigFile } from './frame/configSource';
import { removeUnfinished } from './removeUnfinished';
import { algoliaProblem } from './search/algoliaPlugin';

/**
 * Makes sure that a failed build leaves nothing behind that looks deployable, and stops before anything is built if the
 * configuration has mistakes.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (process.env.NODE_ENV === 'production') removeUnfinished();

  const problem = algoliaProblem(process.env, siteConfig.search);
  if (problem) {
    // Not through the reporter, which would rewrap the lines.
    process.stderr.write(`\n${problem}\n\n`);
    reporter.panic(
      'The search cannot be set up, for the reason above. Correct it, then start again.',
    );
  }

  const faults = configFaults(siteConfig, siteConfigFile());
  if (faults.length === 0) return;
  process.stderr.write(`\n${faultReport(faults, 'configuration')}\n\n`);
  reporter.panic(
    'The configuration has the mistakes listed above. Correct them, then start again.',
  );
};
