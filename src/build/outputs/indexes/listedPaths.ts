/** Left out: nobody looks for it in a search engine. */
const SEARCH_PAGE = '/search';

/** The template of print pages, which repeat other pages and are left out too. */
const PRINT_TEMPLATE = 'PrintPage.tsx';

/** The addresses for lists such as the sitemap, from the `planned` pages and the site's `own`, sorted. */
export function listedPaths(
  planned: readonly { readonly path: string; readonly component: string }[],
  own: readonly string[],
  content: readonly { readonly path: string; readonly unlisted: boolean }[],
): string[] {
  const unlisted = new Set(content.filter((page) => page.unlisted).map(({ path }) => path));
  const shown = planned.filter(
    ({ path, component }) => !component.endsWith(PRINT_TEMPLATE) && !unlisted.has(path),
  );
  const paths = new Set([...own, ...shown.map(({ path }) => path)]);
  paths.delete(SEARCH_PAGE);
  return [...paths].sort();
}
