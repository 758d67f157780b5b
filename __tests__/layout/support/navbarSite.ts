import type { PageFrame } from '../../../src/model/navigation/pageFrame';
import type { FrameVersion, LinkEntry, SiteFrame } from '../../../src/model/config/siteFrame';
import shipped from '../../support/siteFrame';

/** A link as configured in the navbar or in a dropdown. */
export const link = (label: string, href: string): LinkEntry => ({ kind: 'link', label, href });

/** A version of the docs with a sidebar of the same name. */
export const version = (name: string, isLast = false): FrameVersion => ({
  name,
  label: `Version ${name}`,
  path: `/docs/${name}/intro`,
  sidebar: `docs-${name}`,
  isLast,
});

/** A page in a sidebar. */
export const pageIn = (sidebar: string, more: Partial<PageFrame> = {}): PageFrame => ({
  sidebar,
  branch: [],
  trail: [],
  previous: null,
  next: null,
  ...more,
});

/** The default site with these changes. */
export const siteWith = (changes: Partial<SiteFrame>): SiteFrame => ({ ...shipped, ...changes });
