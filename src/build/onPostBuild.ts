import type { GatsbyNode } from 'gatsby';
import { siteConfig } from '../../site.config';
import { writeOffline } from './offline/writeOffline';
import { filesMade } from './outputs/filesLater';
import { readPageHeads } from './outputs/heads/pageHeads';
import { siteFacts } from './outputs/siteFacts';
import { machineHead } from './pageFiles/machineHead';
import { policySources } from './pageFiles/contentPolicy';
import { finishedHtml } from './pageFiles/finishedHtml';
import { gatsbyHtml, publishPages } from './pageFiles/pageFiles';
import { sitePaths } from './sitePaths';

/** Publishes the pages, and the files that need all pages to be there. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({
  getNodesByType,
  basePath,
}) => {
  await filesMade();
  const site = siteFacts(siteConfig);
  const sources = policySources(siteConfig, process.env);
  const heads = readPageHeads();
  const finished = (html: string, path: string) =>
    finishedHtml(html, sources, machineHead(path, heads[path], site, basePath));
  const from = (path: string) => JSON.stringify([sources, heads[path], site, basePath]);
  publishPages(sitePaths(getNodesByType), { from, finished });
  await writeOffline(siteConfig, gatsbyHtml('/404.html'), finished);
};
