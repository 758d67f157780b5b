import type { CreatePagesArgs } from 'gatsby';
import { siteConfig } from '../../../site.config';
import type { SiteFrame } from '../../model/config/siteFrame';
import type { TreeNode } from '../../model/content/tree';
import type { ApiReference } from '../api/reference/apiReference';
import { writeConsole } from '../api/console/writeConsole';
import { ownPages } from '../ownPages';
import { writeSiteFrame, writeSiteHome } from '../frame/writeSiteFrame';
import type { LearnPageData } from '../learnPages';
import { whenMostlyIdle } from '../whenMostlyIdle';
import { keepRecords } from '../search/recordsField';
import { siteRecords } from '../search/siteRecords';
import type { SectionPlan } from '../sections/section';
import { drawAhead } from './cards/drawAhead';
import { makeFilesLater } from './filesLater';
import type { LastModified } from './lastModified';
import { listedPaths } from './indexes/listedPaths';
import { writePageHeads } from './heads/pageHeads';
import { publishedPages } from './publishedPages';
import { siteFacts } from './siteFacts';
import { writeChangelog } from './browser/writeChangelog';
import { writeContract, writeShownContract } from './browser/writeContract';
import { writeDemoData } from './browser/writeDemoData';
import { writeMachineFiles } from './writeMachineFiles';
import { writeNavigation } from './browser/writeNavigation';
import { writeSearchRecords } from './browser/writeSearchRecords';

/** What a run knows about the site by the time its pages are made. */
interface KnownSite {
  readonly content: readonly LearnPageData[];
  readonly plans: readonly SectionPlan[];
  readonly frame: SiteFrame;
  /** The links between its parts, by address. */
  readonly mentions: ReadonlyMap<string, readonly TreeNode[]>;
  readonly modified: LastModified;
  readonly reference: ApiReference | undefined;
}

/**
 * Writes the files that the browser fetches in addition to pages, and those that go into its bundles and the HTML. A build also
 * starts on the files for machines, which `filesMade` waits for.
 */
export async function writeOutputs(
  { graphql, basePath, emitter }: CreatePagesArgs,
  { content, plans, frame, mentions, modified, reference }: KnownSite,
): Promise<void> {
  const sidebars = Object.fromEntries(plans.flatMap((plan) => Object.entries(plan.sidebars)));
  writeNavigation(sidebars);
  writeChangelog(content);
  const records = siteRecords(content, sidebars, frame.locales[0]!.code, reference?.operations);
  keepRecords(records);
  writeSearchRecords(records);
  writeSiteFrame(frame);
  writeSiteHome(siteConfig);
  writeDemoData();
  if (reference) {
    writeContract(reference.files, frame.siteUrl);
    writeShownContract(reference.shown, basePath);
    writeConsole(reference.contract);
  }
  const planned = plans.flatMap((plan) => plan.pages);
  const published = await publishedPages(graphql, modified);
  writePageHeads(published, planned);
  if (process.env.NODE_ENV !== 'production') return;

  drawAhead(published, siteFacts(siteConfig).name);
  const site = {
    sidebars,
    mentions,
    reference,
    paths: listedPaths(planned, ownPages(), content),
    modified,
    basePath,
  };
  makeFilesLater(() => writeMachineFiles(graphql, site), whenMostlyIdle(emitter));
}
