/** The result of Gatsby loading a page. */
interface LoadedPage {
  readonly status?: 'error';
  readonly error?: Error;
}

/** Globals of Gatsby's browser code that cannot be imported. */
interface Window {
  /** The path of the page whose HTML file was served, without the path prefix; absent in development. */
  pagePath?: string;
  ___loader: {
    loadPage(path: string): Promise<LoadedPage | undefined>;
    /** Also undefined for a page that failed to load. */
    loadPageSync(path: string): LoadedPage | undefined;
    enqueue(path: string): void;
  };
  ___navigate(to: string, options?: { replace?: boolean }): void;
}

/** Set by the script in the head. */
interface Document {
  pressed?: Event[];
}

/** Not supported by every browser. */
interface Navigator {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/** Gatsby's own browser code, which has no types. */
declare module 'gatsby-app';
