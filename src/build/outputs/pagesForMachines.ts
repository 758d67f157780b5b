import type { CreatePagesArgs } from 'gatsby';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../../site.config';
import { NAVIGATION_FILE, type NavigationFile } from '../../model/navigationFile';
import { bundleContract } from '../api/bundleContract';
import { operationsOf } from '../api/operations';
import { lastModified } from './lastModified';
import { markdownTwins } from './markdownTwins';
import { publishedPages, type PublishedPage } from './publishedPages';
import { structuredSite } from './structuredSite';
import { mentionsByPath, wholePages } from './wholePages';
import { writeSocialCards } from './writeSocialCards';

/** What the files for machines are made of. */
export interface PagesForMachines {
  readonly pages: readonly PublishedPage[];
  /** Markdown by the address of its twin. */
  readonly twins: ReadonlyMap<string, string>;
  readonly sidebars: NavigationFile;
}

/** The published pages with all that readers see on them, and as Markdown. Publishes their cards, too. */
export async function pagesForMachines(
  graphql: CreatePagesArgs['graphql'],
): Promise<PagesForMachines> {
  const site = structuredSite(siteConfig);
  const sidebars = JSON.parse(
    readFileSync(join('public', NAVIGATION_FILE), 'utf8'),
  ) as NavigationFile;
  const pages = wholePages(await publishedPages(graphql, lastModified()), {
    sidebars,
    operations: existsSync('openapi') ? operationsOf(bundleContract()) : [],
    mentions: await mentionsByPath(graphql),
  });
  const twins = await markdownTwins(pages, site.siteUrl);
  // Last, since another process may still be drawing them.
  await writeSocialCards(pages, site.name);
  return { pages, twins, sidebars };
}
