import type { NavbarItem } from './navbarItem';

/** A link to a page of this site (`to`) or elsewhere (`href`). */
export type ConfigLink =
  | { readonly label: string; readonly to: string; readonly href?: undefined }
  | { readonly label: string; readonly href: string; readonly to?: undefined };

/** HTML as the owner writes it; the build keeps what is harmless in it. */
export type Html = string;

/**
 * A set of docs, served at `/docs/{name}/…` from `content/versions/{name}`. The name `current` stands for `content/docs`,
 * which is always there and need not be listed.
 */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** Ids of the pages that the version publishes; all of its folder when left out. */
  readonly docs?: readonly string[];
  /** The page, by id, that each sidebar opens with; its first page when left out. */
  readonly sidebars?: Readonly<Record<string, string>>;
  /** The version that readers get who have chosen none; the current one when none is marked. */
  readonly isLast?: boolean;
  /** Pages, by id, that are treated as drafts. */
  readonly draftIds?: readonly string[];
}

/** Links of the footer below a title of their own. */
export interface FooterColumn {
  readonly title: string;
  readonly items: readonly ConfigLink[];
}

/** A picture at the foot of every page; `href` makes a link of it, to anywhere. */
export interface FooterLogo {
  readonly src: string;
  /** The picture for the dark mode. */
  readonly srcDark?: string;
  readonly alt: string;
  readonly href?: string;
  readonly width?: number;
  readonly height?: number;
}

/** What the search can be told; keys of the hosted service come from the environment. */
export interface SearchConfig {
  readonly appId?: string;
  readonly indexName?: string;
  /** `/search`, where the page stands: it is one of `src/pages`. */
  readonly searchPagePath: string;
  /** Results whose address matches open as pages of another site. */
  readonly externalUrlRegex?: string;
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
  /** Sent with every search; the build tells those that the embedded search refuses. */
  readonly searchParameters?: Readonly<Record<string, unknown>>;
  readonly facetFilters?: readonly (string | readonly string[])[];
  /** Finds only pages of the reader's language and docs version. */
  readonly contextualSearch: boolean;
  /** Where readers tell that a result is missing; without it they are not asked. */
  readonly feedbackUrl?: string;
}

/** A language of the site; all but the first are served below `/{code}`. */
export interface Locale {
  readonly code: string;
  readonly label: string;
}

/** Where page views are sent; a service without its key hears nothing. */
export interface Analytics {
  /** Web analytics that take the events of Plausible: the key is the site's domain. */
  readonly web?: { readonly domain: string; readonly endpoint?: string };
  /** A customer-data pipeline that takes the HTTP calls of Segment. */
  readonly customerData?: { readonly writeKey: string; readonly endpoint?: string };
}

/**
 * What readers are offered on a page besides its text. In the texts, `{title}`, `{address}` and `{markdown}` stand for
 * the title of the page, its address, and the address of its Markdown.
 */
export interface ReaderConfig {
  /** Services that a page can be handed to: addresses in which `{prompt}` stands for the text below. */
  readonly openIn?: readonly { readonly label: string; readonly href: string }[];
  /** What such a service is asked to do with the page. */
  readonly prompt?: string;
  /** Form for a new issue; without it readers are not asked to report any. */
  readonly report?: string;
  /** Where it is told whether a page helped, as JSON; without it readers are not asked. */
  readonly feedback?: { readonly endpoint: string };
}

/** Everything the owner of the site can set; the shipped values are in `site.config.ts`. */
export interface SiteConfig {
  /** What the site is called beside the brand: "Learn" in "Hex Learn"; it ends the title of every page. */
  readonly title: string;
  readonly tagline: string;
  readonly siteUrl: string;
  /** Where the sources are edited; "Edit this page" leads below it. */
  readonly repository: string;
  readonly navbar: {
    readonly brand: ConfigLink;
    readonly items: readonly NavbarItem[];
  };
  readonly home: {
    readonly ways: readonly {
      readonly label: string;
      readonly to: string;
      readonly text: string;
    }[];
    readonly popular: readonly { readonly label: string; readonly to: string }[];
  };
  readonly footer: {
    readonly style?: 'light' | 'dark';
    /** One flat list, or columns. */
    readonly links: readonly ConfigLink[] | readonly FooterColumn[];
    readonly logo?: FooterLogo;
    readonly copyright: string;
  };
  readonly announcementBar?: {
    /** Changes with the message: readers who closed another one see this one. */
    readonly id: string;
    readonly content: Html;
    /** Both colours, or neither: one that stays in both colour modes may be hard to read beside one that does not. */
    readonly backgroundColor?: string;
    readonly textColor?: string;
    /** True when left out. */
    readonly isCloseable?: boolean;
  };
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark';
    readonly disableSwitch?: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  readonly versions: readonly DocsVersion[];
  /** The first is the one of the content here. */
  readonly locales: readonly Locale[];
  readonly search: SearchConfig;
  readonly storage: { readonly type: 'localStorage' | 'sessionStorage' };
  readonly analytics: Analytics;
  readonly reader?: ReaderConfig;
  /**
   * Whether pages that were read, and the search, can be had again without a network. True when left out. When it is
   * switched off, the next visit of each reader removes what was kept.
   */
  readonly offline?: boolean;
}
