import type { GatsbyNode } from 'gatsby';
import { siteConfig } from '../../site.config';
import { cachedReference } from './api/reference/cachedReference';
import { clashes } from './checks/clashes';
import { docFiles } from './docFiles';
import { siteFaults } from './checks/siteFaults';
import { reportFaults } from './checks/reportFaults';
import { keepReadable } from './content/unreadable';
import { siteConfigFile } from './frame/configSource';
import { searchSettings } from './frame/searchSettings';
import { siteFrame } from './frame/siteFrame';
import { siteIndex } from './frame/siteIndex';
import { learnPages } from './learnPages';
import { mentionTreesOf } from './mentions/mentionTrees';
import { lastModified } from './outputs/lastModified';
import { writeOutputs } from './outputs/writeOutputs';
import { pageTools } from './pageTools/pageTools';
import { withPageContexts } from './sections/pageContexts';
import { sectionPlans } from './sections/sectionPlans';

/** Plans all pages, reports all mistakes in the content, then makes the pages and writes what they need. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (gatsby) => {
  const { actions, reporter } = gatsby;
  const content = await learnPages(gatsby.graphql);
  const plans = sectionPlans(content);
  const pages = plans.flatMap((plan) => plan.pages);
  const paths = pages.map((page) => page.path);

  for (const { message } of clashes(paths, content)) reporter.warn(message);
  const source = siteConfigFile();
  const { frame, faults: frameFaults } = siteFrame(
    { ...siteConfig, search: searchSettings(siteConfig.search, process.env) },
    siteIndex(content, plans, docFiles()),
    source,
  );
  const reference = cachedReference();
  const faults = [...siteFaults({ content, paths, source, reference }), ...frameFaults];
  const inConfig = faults.length > 0 && faults.every(({ file }) => file === source.file);
  reportFaults(faults, inConfig ? 'configuration' : 'content', reporter);

  keepReadable();
  const modified = lastModified();
  const mentions = mentionTreesOf(content);
  const tools = pageTools(content, siteConfig, modified);
  withPageContexts(pages, { content, mentions, tools, reference }).forEach((page) =>
    actions.createPage(page),
  );
  await writeOutputs(gatsby, { content, plans, frame, mentions, modified, reference });
};
