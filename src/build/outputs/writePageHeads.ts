import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { siteConfig } from '../../../site.config';
import type { PageFrame } from '../../model/pageFrame';
import { PAGE_HEADS_FILE } from '../../model/pageHead';
import type { PagePlan } from '../sections/section';
import { pageHeads } from './pageHeads';
import type { PublishedPage } from './publishedPages';
import { structuredSite } from './structuredSite';

const CHANGELOG = [{ title: 'Changelog', path: '/changelog' }];

/** Writes what stands in the heads of the pages where the HTML is made from. */
export function writePageHeads(published: readonly PublishedPage[], plans: readonly PagePlan[]) {
  const frames = new Map(plans.map(({ path, context }) => [path, context.frame]));
  const trailOf = ({ path, __typename: type }: PublishedPage) =>
    (frames.get(path) as PageFrame | undefined)?.trail ??
    (type === 'ChangelogEntry' ? CHANGELOG : []);
  const heads = pageHeads(published, trailOf, structuredSite(siteConfig));
  mkdirSync(dirname(PAGE_HEADS_FILE), { recursive: true });
  writeFileSync(PAGE_HEADS_FILE, JSON.stringify(heads));
}
