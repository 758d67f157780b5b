/** A link to a page of this site (`to`) or elsewhere (`href`). */
export type ConfigLink =
  | { readonly label: string; readonly to: string; readonly href?: undefined }
  | { readonly label: string; readonly href: string; readonly to?: undefined };

export type NavbarItem = ConfigLink & {
  /** Which end of the navbar; `right` when left out. */
  readonly position?: 'left' | 'right';
  /** The item is current on every page below this address; its own address when left out. */
  readonly activeBasePath?: string;
  /** The item is current on its own address only. */
  readonly exact?: boolean;
};

/** A set of docs beside the current one, served at `/docs/{name}/…` from `content/versions/{name}`. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** Pages, as paths below the version's folder without extension, that are treated as drafts. */
  readonly draftIds?: readonly string[];
}

/** Everything the owner of the site can set; the shipped values are in `site.config.ts`. */
export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  readonly siteUrl: string;
  /** The notebook app that the sign-up buttons lead to. */
  readonly appHost: string;
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
    readonly links: readonly ConfigLink[];
    readonly copyright: string;
  };
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark';
    readonly respectPrefersColorScheme: boolean;
  };
  readonly versions: readonly DocsVersion[];
}
