import type { GatsbyNode } from 'gatsby';
import { siteConfig } from '../../site.config';
import { API_REFERENCE } from '../model/apiReference';
import { apiReference } from './api/apiReference';
import { writeConsole } from './api/console/writeConsole';
import { clashWarning } from './checks/clashWarning';
import { docFiles } from './checks/docFiles';
import { siteFaults } from './checks/siteFaults';
import { tellFaults } from './checks/tellFaults';
import { searchSettings } from './frame/searchSettings';
import { siteConfigFile } from './frame/siteConfigFile';
import { siteFrame } from './frame/siteFrame';
import { siteIndex } from './frame/siteIndex';
import { writeSiteFrame } from './frame/writeSiteFrame';
import { learnPages } from './learnPages';
import { lastModified } from './outputs/lastModified';
import { publishedPages } from './outputs/publishedPages';
import { writeChangelog } from './outputs/writeChangelog';
import { writeContract, writeShownContract } from './outputs/writeContract';
import { writeDemoData } from './outputs/writeDemoData';
import { writeNavigation } from './outputs/writeNavigation';
import { writePageHeads } from './outputs/writePageHeads';
import { writeSearchRecords } from './outputs/writeSearchRecords';
import { pageTools } from './pageTools/pageTools';
import { createRecordNodes, recordNodes } from './search/recordNodes';
import { siteRecords } from './search/siteRecords';
import { withPageContexts } from './sections/pageContexts';
import { sections } from './sections/sections';

/** Asks every section for its pages, tells all mistakes of the content at once, then makes the pages. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (gatsby) => {
  const { graphql, actions, reporter } = gatsby;
  const plans = await Promise.all(sections.map((section) => section.plan(graphql)));
  const pages = plans.flatMap((plan) => plan.pages);
  const paths = pages.map((page) => page.path);

  const clash = clashWarning(paths);
  if (clash) reporter.warn(clash);
  const content = await learnPages(graphql);
  const source = siteConfigFile();
  const { frame, faults: configFaults } = siteFrame(
    { ...siteConfig, search: searchSettings(siteConfig.search, process.env) },
    siteIndex(content, plans, docFiles()),
    source,
  );
  const referencePaths = content.flatMap((page) =>
    'kind' in page && page.kind === API_REFERENCE ? [page.path] : [],
  );
  const reference = apiReference(referencePaths.length > 0);
  const faults = [
    ...siteFaults({ content, paths, source, referencePaths, reference }),
    ...configFaults,
  ];
  const inConfig = faults.length > 0 && faults.every(({ file }) => file === source.file);
  tellFaults(faults, inConfig ? 'configuration' : 'content', reporter);

  const modified = lastModified();
  const tools = pageTools(content, siteConfig, modified);
  withPageContexts(pages, { content, tools, referencePaths, reference }).forEach((page) =>
    actions.createPage(page),
  );
  const sidebars = Object.fromEntries(plans.flatMap((plan) => Object.entries(plan.sidebars)));
  writeNavigation(sidebars);
  writeChangelog(content);
  await createRecordNodes(
    siteRecords(content, sidebars, frame.locales[0]!.code, reference?.operations),
    gatsby,
  );
  writeSearchRecords(await recordNodes(graphql));
  writeSiteFrame(frame);
  writePageHeads(await publishedPages(graphql, modified), pages);
  writeDemoData();
  if (reference) {
    writeContract(reference.files);
    writeShownContract(reference.shown);
    writeConsole(reference.contract);
  }
};
