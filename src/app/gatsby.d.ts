/** What Gatsby knows of a page that it tried to load. */
interface LoadedPage {
  readonly status?: 'error';
  readonly error?: Error;
}

/** The parts of Gatsby's browser code that have no import. */
interface Window {
  /** The path of the page whose file was sent, without the prefix of the site; absent in development. */
  pagePath?: string;
  ___loader: {
    loadPage(path: string): Promise<LoadedPage | undefined>;
    /** Undefined for what failed, too. */
    loadPageSync(path: string): LoadedPage | undefined;
    enqueue(path: string): void;
  };
  ___navigate(to: string, options?: { replace?: boolean }): void;
}

/** What the script in the head notes. */
interface Document {
  pressed?: Event[];
}

/** Absent in some browsers. */
interface Navigator {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/** Gatsby's own code for browsers, which has no types. */
declare module 'gatsby-app';
