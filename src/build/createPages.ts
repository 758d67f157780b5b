import type { GatsbyNode } from 'gatsby';
import { siteConfig } from '../../site.config';
import { API_REFERENCE } from '../model/apiReference';
import type { PageCard } from '../model/pageFrame';
import { apiReference, type ApiReference } from './api/apiReference';
import { writeConsole } from './api/console/writeConsole';
import { contractLinks } from './api/contractLinks';
import { configLinks } from './checks/configLinks';
import { contentFaults } from './checks/contentFaults';
import { docFiles } from './checks/docFiles';
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
import { readRedirects, redirectFaults, REDIRECTS_FILE } from './redirects/redirects';
import { mentionsIn } from './mentions/mentions';
import { mentionTrees } from './mentions/mentionTrees';
import { pageTools } from './pageTools/pageTools';
import { createRecordNodes, recordNodes } from './search/recordNodes';
import { siteRecords } from './search/siteRecords';
import { printLink } from './sections/printLink';
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
  const referencePaths = content.flatMap((page) =>
    'kind' in page && page.kind === API_REFERENCE ? [page.path] : [],
  );
  const reference = apiReference(referencePaths.length > 0);
  const { redirects, faults: unreadRedirects } = readRedirects();
  const links = [
    ...configLinks(siteConfig, source),
    ...redirects.map(({ to, line }) => ({ file: REDIRECTS_FILE, line, href: to })),
    ...referencePaths.flatMap((from) => contractLinks().map((link) => ({ ...link, from }))),
  ];
  const faults = [
    ...contentFaults(content, paths, links, {
      anchors: new Map(referencePaths.map((path) => [path, reference?.anchors ?? []])),
      files: reference?.files.map(({ path }) => path) ?? [],
    }),
    ...unreadRedirects,
    ...redirectFaults(redirects, new Set(paths)),
    ...configFaults,
  ];
  const inConfig = faults.length > 0 && faults.every(({ file }) => file === source.file);
  tellFaults(faults, inConfig ? 'configuration' : 'content', reporter);

  const cards = new Map(
    content.map(({ path, title, description }) => [path, { path, title, description }]),
  );
  const mentions = mentionsIn(content);
  const modified = lastModified();
  const tools = pageTools(content, siteConfig, modified);
  pages
    .map((page) => withContext(page, { tools: tools(page.path) }))
    .map((page) => {
      const below = [...mentionTrees(mentions(page.path)), ...printLink(page.path, pages)];
      return withContext(page, { mentions: below });
    })
    .map((page) => withRelatedCards(page, cards))
    .map((page) => (referencePaths.includes(page.path) ? withMenu(page, reference) : page))
    .forEach((page) => actions.createPage(page));
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

function withContext(page: PagePlan, more: PagePlan['context']): PagePlan {
  return { ...page, context: { ...page.context, ...more } };
}

/** The page of the reference shows a menu of its own. */
function withMenu(page: PagePlan, reference: ApiReference | undefined): PagePlan {
  return withContext(page, { menu: reference?.menu });
}

/** A plan names related pages by address; the page itself shows them as cards, wherever on the site they stand. */
function withRelatedCards(page: PagePlan, cards: ReadonlyMap<string, PageCard>): PagePlan {
  const { related } = page.context;
  if (!Array.isArray(related)) return page;
  return withContext(page, {
    related: related.flatMap((path: string) => cards.get(path) ?? []),
  });
}

/** The values that occur more than once, each named once. */
function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
