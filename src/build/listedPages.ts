/** A page or the index page of a folder, as far as its place tells whether it is shown. */
interface Listable {
  readonly path: string;
  readonly unlisted: boolean;
  /** Id of its sidebar and folder in it; '' is the root. Entries of the changelog have none. */
  readonly sidebar?: string;
  readonly folder?: string;
}

/** A page by its address; 'Category' is the type of the index pages of folders. */
interface Typed {
  readonly __typename: string;
  readonly path: string;
}

/** The pages that readers meet at their addresses: no index page of a folder that gives way to a page written for its address. */
export function standingPages<Page extends Typed>(pages: readonly Page[]): Page[] {
  const written = new Set(pages.filter((page) => !isCategory(page)).map(({ path }) => path));
  return pages.filter((page) => !isCategory(page) || !written.has(page.path));
}

/** The standing pages that everybody may find: none that is unlisted, and no index page of a folder that shows nothing. */
export function listedPages<Page extends Listable & Typed>(pages: readonly Page[]): Page[] {
  const standing = standingPages(pages);
  const written = standing.filter((page) => !isCategory(page));
  const shown = new Set(shownCategories(standing.filter(isCategory), written));
  return standing.filter((page) => (isCategory(page) ? shown.has(page) : !page.unlisted));
}

function isCategory({ __typename: type }: Typed): boolean {
  return type === 'Category';
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
