import type { GatsbyNode } from 'gatsby';
import { siteConfig } from '../../site.config';
import { faultReport, type Fault } from '../model/fault';
import { contractFaults } from './api/faults/contractFaults';
import { configFaults } from './frame/configFaults';
import { siteConfigFile } from './frame/configSource';
import { onlyOwnQueries } from './onlyOwnQueries';
import { removeUnfinished } from './removeUnfinished';
import { algoliaProblem } from './search/algoliaPlugin';

/**
 * Makes sure that a failed build leaves nothing behind that looks deployable, and stops before anything is built if the
 * configuration or the contract has mistakes.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  onlyOwnQueries();
  if (process.env.NODE_ENV === 'production') removeUnfinished();

  const stop = (report: string, sentence: string) => {
    // Not through the reporter, which would rewrap the lines.
    process.stderr.write(`\n${report}\n\n`);
    reporter.panic(sentence);
  };
  const problem = algoliaProblem(process.env, siteConfig.search);
  if (problem)
    stop(
      problem,
      'The search cannot be set up, for the reason above. Correct it, then start again.',
    );

  const check = (where: string, faults: readonly Fault[]) => {
    if (faults.length === 0) return;
    const sentence = `The ${where} has the mistakes listed above. Correct them, then start again.`;
    stop(faultReport(faults, where), sentence);
  };
  check('configuration', configFaults(siteConfig, siteConfigFile()));
  check('API contract', contractFaults());
};
