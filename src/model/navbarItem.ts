import type { ConfigLink, Html } from './siteConfig';

/** When a link of the navbar is the current one; on its own address and below it when left out. */
interface Active {
  /** An address without a slash at its end. */
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
}

type NavbarLink = ConfigLink & Active & { readonly type?: 'default' };

/** A page of the docs by its id: its path below `content/docs` without extension. */
interface DocItem {
  readonly type: 'doc';
  readonly docId: string;
  /** The page's own label when left out. */
  readonly label?: string;
}

/** The page that a sidebar opens with; current on every page of that sidebar. */
interface DocSidebarItem {
  readonly type: 'docSidebar';
  readonly sidebarId: string;
  readonly label: string;
}

interface HtmlItem {
  readonly type: 'html';
  readonly value: Html;
}

/** What a dropdown may hold. */
export type NavbarLeaf = NavbarLink | DocItem | DocSidebarItem | HtmlItem;

/** An item of the navbar of any kind. */
export type NavbarItem = (
  | NavbarLeaf
  | { readonly type: 'dropdown'; readonly label: string; readonly items: readonly NavbarLeaf[] }
  | { readonly type: 'search' }
  | { readonly type: 'localeDropdown'; readonly items?: readonly NavbarLeaf[] }
  | { readonly type: 'docsVersion'; readonly label?: string; readonly to?: string }
  | { readonly type: 'docsVersionDropdown'; readonly items?: readonly NavbarLeaf[] }
) & {
  /** Which end of the navbar; `right` when left out. */
  readonly position?: 'left' | 'right';
};
