/** The fields of a page, or of a folder's index page, that decide whether it is shown. */
interface Listable {
  readonly path: string;
  readonly unlisted: boolean;
  /** Id of its sidebar, and its folder in that sidebar ('' is the root). Changelog entries have neither. */
  readonly sidebar?: string;
  readonly folder?: string;
}

/** A page's type and address; index pages of folders have the type 'Category'. */
interface Typed {
  readonly __typename: string;
  readonly path: string;
}

/** The pages that are served: all but the index pages of folders for which an author has written a page at the same address. */
export function servedPages<Page extends Typed>(pages: readonly Page[]): Page[] {
  const written = new Set(pages.filter((page) => !isCategory(page)).map(({ path }) => path));
  return pages.filter((page) => !isCategory(page) || !written.has(page.path));
}

/** The served pages that lists may show: no unlisted pages, and no index pages of folders with nothing to show. */
export function listedPages<Page extends Listable & Typed>(pages: readonly Page[]): Page[] {
  const served = servedPages(pages);
  const written = served.filter((page) => !isCategory(page));
  const shown = new Set(shownCategories(served.filter(isCategory), written));
  return served.filter((page) => (isCategory(page) ? shown.has(page) : !page.unlisted));
}

function isCategory({ __typename: type }: Typed): boolean {
  return type === 'Category';
}

/**
 * The categories with a listed page at their address or anywhere in their folder, and the root of each sidebar; any other
 * would be empty when unfolded.
 */
export function shownCategories<Category extends Listable>(
  categories: readonly Category[],
  pages: readonly Listable[],
): Category[] {
  const listed = pages.filter(({ unlisted }) => !unlisted);
  const addresses = new Set(listed.map(({ path }) => path));
  const folders = new Set(
    listed.flatMap(({ sidebar, folder = '' }) =>
      withFoldersAbove(folder).map((above) => `${sidebar}/${above}`),
    ),
  );
  return categories.filter(
    ({ path, sidebar, folder = '' }) =>
      folder === '' || addresses.has(path) || folders.has(`${sidebar}/${folder}`),
  );
}

/** @example withFoldersAbove('api/v2') // => ['api', 'api/v2'] */
function withFoldersAbove(folder: string): string[] {
  const names = folder.split('/');
  return names.map((_name, index) => names.slice(0, index + 1).join('/'));
}
