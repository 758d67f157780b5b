import type { Page } from 'playwright-core';
import { serveReleases, type Releases } from './releases';
import { visit, type Visit } from './site';
import { until } from './until';

const isKept = (address: string) => caches.match(address).then((found) => found !== undefined);

/** A site whose service worker keeps what a test reads in a tab; both end with the test. */
export class OfflineSpec {
  server!: Releases;
  tab!: Visit;

  constructor() {
    beforeEach(async () => {
      this.server = await serveReleases();
    });
    afterEach(async () => {
      await this.tab.close();
      await this.server.stop();
    });
  }

  /** Stays on a page until the worker has kept it and everything it loads. */
  async read(path: string): Promise<Page> {
    this.tab = await visit(path, { site: this.server.url, serviceWorkers: 'allow' });
    await this.tab.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await this.kept(this.tab.page, path);
    await this.kept(this.tab.page, '/page-data/search/page-data.json');
    return this.tab.page;
  }

  /** Waits until the worker has kept what is at an address of the site. */
  async kept(page: Page, path: string): Promise<void> {
    await until(() => page.evaluate(isKept, this.server.url + path));
  }
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

export const goOffline = (page: Page) => page.context().setOffline(true);
