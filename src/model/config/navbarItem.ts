import type { ConfigLink, Html } from './siteConfig';

/** When a navbar link is the current one; by default at its own address and below it. */
interface Active {
  /** An address without a trailing slash. */
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
}

type NavbarLink = ConfigLink & Active & { readonly type?: 'default' };

/** A docs page by its id: its path below `content/docs` without extension. */
interface DocItem {
  readonly type: 'doc';
  readonly docId: string;
  /** Defaults to the page's own label. */
  readonly label?: string;
}

/** The first page of a sidebar; current on every page of that sidebar. */
interface DocSidebarItem {
  readonly type: 'docSidebar';
  readonly sidebarId: string;
  readonly label: string;
}

interface HtmlItem {
  readonly type: 'html';
  readonly value: Html;
}

/** What a dropdown may contain. */
export type NavbarLeaf = NavbarLink | DocItem | DocSidebarItem | HtmlItem;

/** A navbar item of any kind. */
export type NavbarItem = (
  | NavbarLeaf
  | { readonly type: 'dropdown'; readonly label: string; readonly items: readonly NavbarLeaf[] }
  | { readonly type: 'search' }
  | { readonly type: 'localeDropdown'; readonly items?: readonly NavbarLeaf[] }
  | { readonly type: 'docsVersion'; readonly label?: string; readonly to?: string }
  | { readonly type: 'docsVersionDropdown'; readonly items?: readonly NavbarLeaf[] }
) & {
  /** Which end of the navbar; defaults to `right`. */
  readonly position?: 'left' | 'right';
};
