import type { NavbarItem } from './navbarItem';

/** A link to a page of this site (`to`) or elsewhere (`href`). */
export type ConfigLink =
  | { readonly label: string; readonly to: string; readonly href?: undefined }
  | { readonly label: string; readonly href: string; readonly to?: undefined };

/** HTML written by the owner; the build sanitizes it. */
export type Html = string;

/**
 * A set of docs, served at `/docs/{name}/…` from `content/versions/{name}`. The name `current` stands for
 * `content/docs`, which always exists and need not be listed.
 */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** Ids of the pages that the version publishes; by default all pages in its folder. */
  readonly docs?: readonly string[];
  /** The first page, by id, of each sidebar; by default the sidebar's own first page. */
  readonly sidebars?: Readonly<Record<string, string>>;
  /** The version for readers who have chosen none; by default the current one. */
  readonly isLast?: boolean;
  /** Pages, by id, that are treated as drafts. */
  readonly draftIds?: readonly string[];
}

/** Footer links below a title. */
export interface FooterColumn {
  readonly title: string;
  readonly items: readonly ConfigLink[];
}

/** A picture at the bottom of every page; `href` turns it into a link to any address. */
export interface FooterLogo {
  readonly src: string;
  /** The picture for the dark mode. */
  readonly srcDark?: string;
  readonly alt: string;
  readonly href?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Search settings; the keys of the hosted service come from the environment. */
export interface SearchConfig {
  readonly appId?: string;
  readonly indexName?: string;
  /** Must be `/search`, where `src/pages` puts the page. */
  readonly searchPagePath: string;
  /** Results whose address matches open as pages of another site. */
  readonly externalUrlRegex?: string;
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
  /** Sent with every search; the build reports those that the embedded search refuses. */
  readonly searchParameters?: Readonly<Record<string, unknown>>;
  readonly facetFilters?: readonly (string | readonly string[])[];
  /** Finds only pages of the reader's language and docs version. */
  readonly contextualSearch: boolean;
  /** Form for reporting a missing result; without it readers are not asked. */
  readonly feedbackUrl?: string;
  /** The page on how to ask a person, offered when nothing is found. */
  readonly help?: { readonly label: string; readonly to: string };
}

/** A language of the site; all but the first are served below `/{code}`. */
export interface Locale {
  readonly code: string;
  readonly label: string;
}

/** Where page views are sent; a service without its key receives nothing. */
export interface Analytics {
  /** Web analytics that accept Plausible's events API; the key is the site's domain. */
  readonly web?: { readonly domain: string; readonly endpoint?: string };
  /** A customer data pipeline that accepts Segment's HTTP API. */
  readonly customerData?: { readonly writeKey: string; readonly endpoint?: string };
}

/**
 * What readers are offered on a page besides its text. In these texts, `{title}`, `{address}` and `{markdown}` are
 * replaced with the page's title, its address, and the address of its Markdown.
 */
export interface ReaderConfig {
  /** Services that a page can be opened in: addresses in which `{prompt}` is replaced with the text below. */
  readonly openIn?: readonly { readonly label: string; readonly href: string }[];
  /** What such a service is asked to do with the page. */
  readonly prompt?: string;
  /** Form for a new issue; without it readers cannot report issues. */
  readonly report?: string;
  /** Endpoint that receives, as JSON, whether a page was helpful; without it readers are not asked. */
  readonly feedback?: { readonly endpoint: string };
}

/** Everything that the site's owner can configure; the values are in `site.config.ts`. */
export interface SiteConfig {
  /** The site's name next to the brand: "Learn" in "Hex Learn"; every page title ends with it. */
  readonly title: string;
  readonly tagline: string;
  readonly siteUrl: string;
  /** Where the sources are edited; the base address of "Edit this page". */
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
    /** Change it with the message, so that readers who closed another one see this one. */
    readonly id: string;
    readonly content: Html;
    /** Set both colours or neither: a fixed colour may be hard to read with one that follows the colour mode. */
    readonly backgroundColor?: string;
    readonly textColor?: string;
    /** True by default. */
    readonly isCloseable?: boolean;
  };
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark';
    readonly disableSwitch?: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  readonly versions: readonly DocsVersion[];
  /** The first is the language of the content in this repository. */
  readonly locales: readonly Locale[];
  readonly search: SearchConfig;
  readonly storage: { readonly type: 'localStorage' | 'sessionStorage' };
  readonly analytics: Analytics;
  readonly reader?: ReaderConfig;
  /**
   * Whether pages the reader has visited, and the search, are available offline. True by default. If it is switched
   * off, each reader's next visit deletes what was kept.
   */
  readonly offline?: boolean;
}
