import type { Analytics, FooterLogo, Locale, SearchConfig, SiteConfig } from './siteConfig';
import type { TreeNode } from '../content/tree';

/** A link whose address the build has resolved and checked. */
export interface FrameLink {
  readonly label: string;
  readonly href: string;
}

/** A navbar link. It is current at and below its own address, unless one of its keys names other pages. */
export interface LinkEntry extends FrameLink {
  readonly kind: 'link';
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
  /** Current on every page of this sidebar. */
  readonly sidebar?: string;
}

/** Sanitized elements that the owner wrote as HTML. */
interface HtmlEntry {
  readonly kind: 'html';
  readonly tree: readonly TreeNode[];
}

/** An entry allowed in the navbar itself and in its menus. */
export type LeafEntry = LinkEntry | HtmlEntry;

/** A navbar item as the browser renders it: every id is resolved to an address and a label. */
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
  /** Address of its first page. */
  readonly path: string;
  readonly sidebar: string;
  readonly isLast: boolean;
}

/** The site's configuration for the browser, checked and resolved by the build. */
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
  /** Empty if there is only one. */
  readonly versions: readonly FrameVersion[];
  readonly locales: readonly Locale[];
  readonly search: SearchConfig;
  readonly storage: SiteConfig['storage']['type'];
  readonly analytics: Analytics;
  /** Endpoint that receives whether a page was helpful. */
  readonly feedback?: string;
  readonly offline: boolean;
}
