import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageDataFile } from '../../model/address/pageDataFile';
import { OFFLINE_PAGE, OFFLINE_WORKER } from '../../model/offline';
import type { SiteConfig } from '../../model/config/siteConfig';
import { sha256 } from '../sha256';
import { offlinePage } from './offlinePage';
import { releaseCode, runtimeFile, type BuildStats } from './releaseCode';
import { workerCode } from './workerCode';

/**
 * Writes the service worker and the offline page. If the owner has switched offline pages off, writes a worker that removes
 * itself: without any file at this address, browsers would keep the worker they have. The offline page is made from
 * `notFoundPage`, the HTML that Gatsby wrote; `finished` makes a page's HTML ready to publish.
 */
export async function writeOffline(
  { offline = true, title, search }: SiteConfig,
  notFoundPage: string,
  finished: (html: string, path: string) => string,
  folder = 'public',
): Promise<void> {
  const shown = join(folder, OFFLINE_PAGE);
  const worker = join(folder, OFFLINE_WORKER);
  if (!offline) {
    rmSync(shown, { force: true });
    writeFileSync(worker, await workerCode(undefined));
    return;
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const stats = JSON.parse(read('webpack.stats.json')) as BuildStats;
  const page = finished(offlinePage(notFoundPage, title), OFFLINE_PAGE);
  writeFileSync(shown, page);
  const inAdvance = [`${search.searchPagePath}.html`, pageDataFile(search.searchPagePath)];
  const release = {
    code: releaseCode(
      readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`),
      stats,
      read(runtimeFile(stats)),
    ),
    pages: [search.searchPagePath.replace(/^\//, '')],
    version: sha256(page + inAdvance.map(read).join('')).slice(0, 16),
  };
  writeFileSync(worker, await workerCode(release));
}
