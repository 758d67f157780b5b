import { readFileSync } from 'node:fs';
import { siteConfig } from '../../../../site.config';
import { twinPath } from '../../../model/address/twinPath';
import { CHANGELOG } from '../../../model/changelog/changelog';
import type { PagePlan } from '../../sections/section';
import { writeFile } from '../../writeFile';
import { cardAddress, SITE_CARD } from '../cards/cardAddress';
import type { PublishedPage } from '../publishedPages';
import { siteFacts } from '../siteFacts';
import { pageData, siteData } from './structuredData';

/** The part of a page's head that is only for machines; the build writes it, and the browser code never needs it. */
export interface PageHead {
  /** Address of the picture for link previews. */
  readonly image: string;
  /** Address of the page as Markdown. */
  readonly markdown?: string;
  /** Structured data (schema.org), as JSON. */
  readonly data?: string;
}

/** Heads by the address of the page. */
type PageHeads = Readonly<Record<string, PageHead>>;

/** Keeps the heads until the pages are published: the plans, which they are made from, are only known before. */
const FILE = '.cache/pageHeads.json';

/** Makes the heads of the home page and of every listed page. */
export function writePageHeads(
  published: readonly PublishedPage[],
  plans: readonly PagePlan[],
): void {
  const site = siteFacts(siteConfig);
  const frames = new Map(plans.map(({ path, context }) => [path, context.frame]));
  const headOf = (page: PublishedPage): PageHead => {
    const { path, __typename: type } = page;
    const trail = frames.get(path)?.trail ?? (type === 'ChangelogEntry' ? [CHANGELOG] : []);
    const image = cardAddress(page, site.name);
    const data = pageData({ ...page, type, trail, image }, site);
    return { image, markdown: twinPath(path), data: JSON.stringify(data) };
  };
  const heads: PageHeads = {
    '/': { image: SITE_CARD, data: JSON.stringify(siteData(site)) },
    ...Object.fromEntries(published.map((page) => [page.path, headOf(page)])),
  };
  writeFile(FILE, JSON.stringify(heads));
}

/** The heads that this build has made. */
export function readPageHeads(): PageHeads {
  return JSON.parse(readFileSync(FILE, 'utf8')) as PageHeads;
}
