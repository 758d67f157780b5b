import type { Analytics, FooterLogo, Locale, SearchConfig, SiteConfig } from './siteConfig';
import type { TreeNode } from './tree';

/** A link whose address the build has resolved and checked. */
export interface FrameLink {
  readonly label: string;
  readonly href: string;
}

/** A link of the navbar. It is current at and below its own address, unless one of its keys names other pages. */
export interface LinkEntry extends FrameLink {
  readonly kind: 'link';
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
  /** Current on every page of this sidebar. */
  readonly sidebar?: string;
}

/** Harmless elements that the owner wrote as HTML. */
interface HtmlEntry {
  readonly kind: 'html';
  readonly tree: readonly TreeNode[];
}

/** What stands in the navbar itself as well as in its menus. */
export type LeafEntry = LinkEntry | HtmlEntry;

/** An item of the navbar as the browser draws it: every id is resolved to an address and a label. */
export type NavbarEntry = (
  | LeafEntry
  | { readonly kind: 'dropdown'; readonly label: string; readonly items: readonly LeafEntry[] }
  | { readonly kind: 'search' }
  | { readonly kind: 'localeDropdown'; readonly items: readonly LeafEntry[] }
  | { readonly kind: 'docsVersion'; readonly label?: string; readonly href?: string }
  | { readonly kind: 'docsVersionDropdown'; readonly items: readonly LeafEntry[] }
) & { readonly position: 'left' | 'right' };

/** A version of the docs; `sidebar` is the id of its sidebar. */
export interface FrameVersion {
  readonly name: string;
  readonly label: string;
  /** Address of the page it opens with. */
  readonly path: string;
  readonly sidebar: string;
  readonly isLast: boolean;
}

/** What the browser knows of the site's configuration, checked and resolved by the build. */
export interface SiteFrame {
  readonly title: string;
  readonly siteUrl: string;
  readonly brand: FrameLink;
  readonly navbar: readonly NavbarEntry[];
  readonly footer: {
    readonly style: 'light' | 'dark';
    /** A flat list is one column without a title. */
    readonly columns: readonly { readonly title?: string; readonly items: readonly FrameLink[] }[];
    readonly logo?: FooterLogo;
    readonly copyright: string;
  };
  readonly announcement?: {
    readonly id: string;
    readonly tree: readonly TreeNode[];
    readonly backgroundColor?: string;
    readonly textColor?: string;
    readonly isCloseable: boolean;
  };
  readonly colorMode: SiteConfig['colorMode'];
  /** Empty when there is only one. */
  readonly versions: readonly FrameVersion[];
  readonly locales: readonly Locale[];
  readonly search: SearchConfig;
  readonly storage: SiteConfig['storage']['type'];
  readonly analytics: Analytics;
  /** Where it is told whether a page helped. */
  readonly feedback?: string;
  readonly offline: boolean;
}
