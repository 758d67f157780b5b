import type { GatsbyNode } from 'gatsby';
import { siteConfig } from '../../site.config';
import { faultReport } from '../model/fault';
import type { PageCard } from '../model/pageFrame';
import { configLinks } from './checks/configLinks';
import { contentFaults } from './checks/contentFaults';
import { docFiles } from './checks/docFiles';
import { searchSettings } from './frame/searchSettings';
import { siteConfigFile } from './frame/siteConfigFile';
import { siteFrame } from './frame/siteFrame';
import { siteIndex } from './frame/siteIndex';
import { writeSiteFrame } from './frame/writeSiteFrame';
import { learnPages } from './learnPages';
import { writeDemoData } from './outputs/writeDemoData';
import { writeNavigation } from './outputs/writeNavigation';
import { writeSearchRecords } from './outputs/writeSearchRecords';
import { createRecordNodes, recordNodes } from './search/recordNodes';
import { siteRecords } from './search/siteRecords';
import type { PagePlan } from './sections/section';
import { sections } from './sections/sections';

/** Asks every section for its pages, tells all mistakes of the content at once, then makes the pages. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (gatsby) => {
  const { graphql, actions, reporter } = gatsby;
  const plans = await Promise.all(sections.map((section) => section.plan(graphql)));
  const pages = plans.flatMap((plan) => plan.pages);
  const paths = pages.map((page) => page.path);

  const clashes = repeated(paths);
  if (clashes.length > 0) {
    reporter.warn(`More than one page claims ${clashes.join(', ')}. Rename one of the files.`);
  }
  const content = await learnPages(graphql);
  const source = siteConfigFile();
  const { frame, faults: configFaults } = siteFrame(
    { ...siteConfig, search: searchSettings(siteConfig.search, process.env) },
    siteIndex(content, plans, docFiles()),
    source,
  );
  const faults = [
    ...contentFaults(content, paths, configLinks(siteConfig, source)),
    ...configFaults,
  ];
  if (faults.length > 0) {
    const where = faults.every(({ file }) => file === source.file) ? 'configuration' : 'content';
    // Not through the reporter, which would break the lines and with them the paths.
    process.stderr.write(`\n${faultReport(faults, where)}\n\n`);
    reporter.panicOnBuild(
      `The ${where} has the mistakes told above. Correct them, then build again.`,
    );
  }

  const cards = new Map(
    content.map(({ path, title, description }) => [path, { path, title, description }]),
  );
  pages.forEach((page) => actions.createPage(withRelatedCards(page, cards)));
  const sidebars = Object.fromEntries(plans.flatMap((plan) => Object.entries(plan.sidebars)));
  writeNavigation(sidebars);
  await createRecordNodes(siteRecords(content, sidebars, frame.locales[0]!.code), gatsby);
  writeSearchRecords(await recordNodes(graphql));
  writeSiteFrame(frame);
  writeDemoData();
};

/** A plan names related pages by address; the page itself shows them as cards, wherever on the site they stand. */
function withRelatedCards(page: PagePlan, cards: ReadonlyMap<string, PageCard>): PagePlan {
  const { related } = page.context;
  if (!Array.isArray(related)) return page;
  return {
    ...page,
    context: { ...page.context, related: related.flatMap((path: string) => cards.get(path) ?? []) },
  };
}

/** The values that occur more than once, each named once. */
function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
