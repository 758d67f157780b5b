/** A page or the index page of a folder, as far as its place tells whether it is shown. */
interface Listable {
  readonly path: string;
  readonly unlisted: boolean;
  /** Id of its sidebar and folder in it; '' is the root. Entries of the changelog have none. */
  readonly sidebar?: string;
  readonly folder?: string;
}

/**
 * The pages that everybody may find: none that is unlisted, and no index page of a folder that shows nothing or gives way
 * to a page that was written for its address.
 */
export function listedPages<Page extends Listable & { readonly category?: boolean }>(
  pages: readonly Page[],
): Page[] {
  const written = pages.filter(({ category }) => !category);
  const addresses = new Set(written.map(({ path }) => path));
  const indexes = pages.filter(({ category, path }) => category && !addresses.has(path));
  const shown = new Set(shownCategories(indexes, written));
  return pages.filter((page) => (page.category ? shown.has(page) : !page.unlisted));
}

/**
 * The categories with a listed page at their address, in their folder or below it, and the root of each sidebar: any
 * other would unfold to nothing.
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
