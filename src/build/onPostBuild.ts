import type { GatsbyNode } from 'gatsby';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../site.config';
import { NAVIGATION_FILE, type NavigationFile } from '../model/navigationFile';
import { PAGE_HEADS_FILE, type PageHeads } from '../model/pageHead';
import { bundleContract } from './api/bundleContract';
import { operationsOf } from './api/operations';
import { headerFiles } from './hosting/headerFiles';
import { writeOffline } from './offline/writeOffline';
import { APP_ICONS, icon, iconAddress, TOUCH_ICON } from './outputs/icons';
import { lastModified } from './outputs/lastModified';
import { markdownTwins } from './outputs/markdownTwins';
import { publishedPages } from './outputs/publishedPages';
import { siteFiles } from './outputs/siteFiles';
import { sitePaths } from './outputs/sitePaths';
import { structuredSite } from './outputs/structuredSite';
import { mentionsByPath, wholePages } from './outputs/wholePages';
import { writeSocialCards } from './outputs/writeSocialCards';
import { noteWritten } from './outputs/writtenFiles';
import { machineHead } from './pageFiles/machineHead';
import { policySources } from './pageFiles/contentPolicy';
import { finishedHtml } from './pageFiles/finishedHtml';
import { publishPages } from './pageFiles/pageFiles';
import { redirectFiles } from './redirects/redirectFiles';
import { readRedirects } from './redirects/redirects';
import { writeFile } from './writeFile';

/** Publishes the pages, and writes what stands beside them for machines: Markdown, indexes, feeds, the sitemap, cards, icons. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({
  graphql,
  basePath,
}) => {
  const site = structuredSite(siteConfig);
  const hasContract = existsSync('openapi');
  const sidebars = JSON.parse(
    readFileSync(join('public', NAVIGATION_FILE), 'utf8'),
  ) as NavigationFile;
  const pages = wholePages(await publishedPages(graphql, lastModified()), {
    sidebars,
    operations: hasContract ? operationsOf(bundleContract()) : [],
    mentions: await mentionsByPath(graphql),
  });
  const paths = await sitePaths(graphql);
  const [twins] = await Promise.all([
    markdownTwins(pages, site.siteUrl),
    writeSocialCards(pages, site.name),
  ]);
  const files = siteFiles({
    pages,
    twins,
    paths: paths.listed,
    sidebars,
    site: { ...site, copyright: siteConfig.footer.copyright, hasContract },
  });
  const moved = redirectFiles(readRedirects().redirects, site.siteUrl, basePath);
  const texts = new Map([...files, ...moved, ...headerFiles()]);
  noteWritten(texts.keys());
  for (const [path, text] of texts) write(path, text);
  await writeIcons();
  const sources = policySources(siteConfig, process.env);
  const heads = JSON.parse(readFileSync(PAGE_HEADS_FILE, 'utf8')) as PageHeads;
  const finished = (html: string, path: string) =>
    finishedHtml(html, sources, machineHead(path, heads[path], site, basePath));
  await writeOffline(siteConfig, finished);
  publishPages(paths.all, finished);
};

async function writeIcons(): Promise<void> {
  const sign = readFileSync('static/favicon.svg');
  for (const size of [TOUCH_ICON, ...APP_ICONS]) write(iconAddress(size), await icon(sign, size));
}

function write(path: string, content: string | Buffer): void {
  writeFile(join('public', path), content);
}
