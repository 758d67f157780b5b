import type { GatsbyNode } from 'gatsby';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../site.config';
import { PAGE_HEADS_FILE, type PageHeads } from '../model/pageHead';
import { headerFiles } from './hosting/headerFiles';
import { writeOffline } from './offline/writeOffline';
import { APP_ICONS, icon, iconAddress, TOUCH_ICON } from './outputs/icons';
import { pagesBegun } from './outputs/pagesAhead';
import { siteFiles } from './outputs/siteFiles';
import { sitePaths } from './outputs/sitePaths';
import { structuredSite } from './outputs/structuredSite';
import { noteWritten } from './outputs/writtenFiles';
import { machineHead } from './pageFiles/machineHead';
import { policySources } from './pageFiles/contentPolicy';
import { finishedHtml } from './pageFiles/finishedHtml';
import { gatsbyHtml, publishPages } from './pageFiles/pageFiles';
import { redirectFiles } from './redirects/redirectFiles';
import { readRedirects } from './redirects/redirects';
import { writeFile } from './writeFile';

/** Publishes the pages, and writes what stands beside them for machines: Markdown, indexes, feeds, the sitemap, cards, icons. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({
  graphql,
  basePath,
}) => {
  const site = structuredSite(siteConfig);
  const { pages, twins, sidebars } = await pagesBegun(graphql);
  const paths = await sitePaths(graphql);
  const files = siteFiles({
    pages,
    twins,
    paths: paths.listed,
    sidebars,
    site: { ...site, copyright: siteConfig.footer.copyright, hasContract: existsSync('openapi') },
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
  const from = (path: string) => JSON.stringify([sources, heads[path], site, basePath]);
  publishPages(paths.all, { from, finished });
  await writeOffline(siteConfig, gatsbyHtml('/404.html'), finished);
};

async function writeIcons(): Promise<void> {
  const sign = readFileSync('static/favicon.svg');
  for (const size of [TOUCH_ICON, ...APP_ICONS]) write(iconAddress(size), await icon(sign, size));
}

function write(path: string, content: string | Buffer): void {
  writeFile(join('public', path), content);
}
