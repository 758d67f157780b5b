import { siteConfig } from '../../../site.config';
import { CHANGELOG } from '../../model/changelog';
import type { PagePlan } from '../sections/section';
import { writeFile } from '../writeFile';
import { PAGE_HEADS_FILE } from './pageHead';
import { pageHeads } from './pageHeads';
import type { PublishedPage } from './publishedPages';
import { structuredSite } from './structuredSite';

/** Writes the heads of the pages to the file that the HTML is later made with. */
export function writePageHeads(published: readonly PublishedPage[], plans: readonly PagePlan[]) {
  const frames = new Map(plans.map(({ path, context }) => [path, context.frame]));
  const trailOf = ({ path, __typename: type }: PublishedPage) =>
    frames.get(path)?.trail ?? (type === 'ChangelogEntry' ? [CHANGELOG] : []);
  const heads = pageHeads(published, trailOf, structuredSite(siteConfig));
  writeFile(PAGE_HEADS_FILE, JSON.stringify(heads));
}
